// libFuzzer's way in for programs that have a main of their own (compiler-rt, FuzzerInterface.h).
#pragma once
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*run)(const uint8_t *start, size_t size));
