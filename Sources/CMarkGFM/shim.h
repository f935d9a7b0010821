// cmark-gfm with the extensions we use, and the node types that its headers keep to themselves.
#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <stdbool.h>

extern cmark_node_type CMARK_NODE_TABLE, CMARK_NODE_TABLE_ROW, CMARK_NODE_TABLE_CELL;
extern cmark_node_type CMARK_NODE_STRIKETHROUGH;

static inline cmark_node_type hig_cmark_table(void) { return CMARK_NODE_TABLE; }
static inline cmark_node_type hig_cmark_table_row(void) { return CMARK_NODE_TABLE_ROW; }
static inline cmark_node_type hig_cmark_table_cell(void) { return CMARK_NODE_TABLE_CELL; }
static inline cmark_node_type hig_cmark_strikethrough(void) { return CMARK_NODE_STRIKETHROUGH; }
