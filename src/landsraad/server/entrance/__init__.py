"""Where connections come in: the gate for requests, and the sockets."""
