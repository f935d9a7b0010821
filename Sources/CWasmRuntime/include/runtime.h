// The few functions of a C library that Embedded Swift calls, for WebAssembly without a system.
#pragma once
