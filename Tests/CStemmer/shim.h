// Snowball's own stemmer (libstemmer-dev), which ours must agree with.
#pragma once
#include <libstemmer.h>
