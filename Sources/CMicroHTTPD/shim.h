// libmicrohttpd; its variadic calls are wrapped, since Swift cannot make them.
#pragma once
#include <microhttpd.h>
