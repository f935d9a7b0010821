// libmicrohttpd; its variadic calls are wrapped, since Swift cannot make them.
#pragma once
#include <microhttpd.h>

struct hig_http_limits {
  unsigned int threads, connections, timeout_seconds;
  size_t bytes_per_connection;
};

// Starts a server on a socket that listens already. Returns NULL if that fails.
//   begin    gets the request's target as it was sent and gives the request's state
//   respond  is called until it has queued a response
//   end      gets the state back, whatever became of the request
//   notice   is told of each connection that opens, and before it is closed
static inline struct MHD_Daemon *hig_http_start(
    MHD_socket listener, struct hig_http_limits limits, void *context,
    void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback respond, MHD_RequestCompletedCallback end,
    MHD_NotifyConnectionCallback notice) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, respond, context,
      MHD_OPTION_LISTEN_SOCKET, listener,
      MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, limits.timeout_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.bytes_per_connection,
      // Strict, it would refuse a request without a Host itself, with two heads (0.9.75). We do.
      // A Content-Length that is no number it refuses so in any case: we are not asked.
      MHD_OPTION_STRICT_FOR_CLIENT, 0,
      MHD_OPTION_URI_LOG_CALLBACK, begin, context,
      MHD_OPTION_NOTIFY_COMPLETED, end, context,
      MHD_OPTION_NOTIFY_CONNECTION, notice, context,
      MHD_OPTION_END);
}

// The socket of a connection.
static inline MHD_socket hig_http_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}
