// gumbo: an HTML5 parser.
#pragma once
#include <gumbo.h>
