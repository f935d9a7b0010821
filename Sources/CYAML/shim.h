// libyaml: an event reader with line and column.
#pragma once
#include <yaml.h>
