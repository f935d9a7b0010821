#pragma once
#include <sys/socket.h>

// Whether a request may go to an address. It may not go to this machine, nor into a network that is
// not of the whole world: pages that others wrote must not make requests there.
enum hig_address { hig_public, hig_private, hig_own };

enum hig_address hig_address_kind(const struct sockaddr *address);
