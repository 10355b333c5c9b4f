/** The launcher waits for fifteen seconds, and what the site has to end comes after the last answer. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * Prepares a server's end. What is being answered is answered, within ten seconds; connections on which nobody has asked
 * anything, and those whose answer was given, are closed at once: neither Node's `close` nor its time limits end them once
 * it closes.
 * @param {import('node:http').Server} server
 * @param {number} [longestAnswerMs]
 * @returns {(whenClosed: () => void) => void} closes the server; asked again, it does nothing
 */
export function prepareLeaving(server, longestAnswerMs = LONGEST_ANSWER_MS) {
  const silent = new Set();
  let leaving = false;
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return (whenClosed) => {
    if (leaving) return;
    leaving = true;
    server.close(whenClosed);
    server.keepAliveTimeout = 1; // 0 would be no limit
    for (const socket of silent) socket.destroy();
    setTimeout(() => server.closeAllConnections(), longestAnswerMs).unref();
  };
}
