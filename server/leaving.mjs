/** The launcher waits for fifteen seconds, and what the site has to end comes after the last answer. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * Prepares the end of servers that answer alike. What is being answered is answered, within ten seconds; connections on
 * which nobody has asked anything, and those whose answer was given, are closed at once: neither Node's `close` nor its
 * time limits end them once it closes.
 * @param {import('node:http').Server[]} servers
 * @param {number} [longestAnswerMs]
 * @returns {(whenClosed: () => void) => void} closes them all; asked again, it does nothing
 */
export function prepareLeaving(servers, longestAnswerMs = LONGEST_ANSWER_MS) {
  const closings = servers.map((server) => prepareOne(server, longestAnswerMs));
  let leaving = false;
  return (whenClosed) => {
    if (leaving) return;
    leaving = true;
    Promise.all(closings.map((close) => close())).then(whenClosed);
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} longestAnswerMs
 * @returns {() => Promise<void>}
 */
function prepareOne(server, longestAnswerMs) {
  const silent = new Set();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.keepAliveTimeout = 1; // 0 would be no limit
      for (const socket of silent) socket.destroy();
      setTimeout(() => server.closeAllConnections(), longestAnswerMs).unref();
    });
}
