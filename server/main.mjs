import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { apiDoor } from './api-door.mjs';
import { mendRequests } from './incoming.mjs';
import { prepareLeaving } from './leaving.mjs';
import { sendHeadersWithTheBody } from './next-internals.mjs';

// The server, in production and in development alike: Next's own, with a shorter way for the calls of the API once they
// are compiled. `node server/main.mjs [host]`

/**
 * Node closes a connection after 5 s without a request, proxies keep theirs for a minute: a request that meets the closing
 * is lost. So the server waits longer than they do.
 */
const KEEP_ALIVE_MS = 65_000;

/** Others (TRACE, `OPTIONS *`) are errors to Next, each with its stack in the log. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT);
const dev = process.env.NODE_ENV === 'development';
mendRequests();
const site = next({ dev, dir: root, port });
await site.prepare();
const answerPage = site.getRequestHandler();
const answerCall = dev
  ? () => undefined
  : apiDoor({ distDir: path.join(root, process.env.NEXT_DIST_DIR || '.next'), port });

const server = http.createServer(async (request, response) => {
  sendHeadersWithTheBody(response);
  if (!METHODS.has(request.method)) return response.writeHead(405).end();
  if (request.url === '*') return response.writeHead(400).end();
  try {
    await (answerCall(request, response) ?? answerPage(request, response));
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
const leave = prepareLeaving(server);
server.listen(port, process.argv[2]);

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  // Not once: a service manager tells the launcher and us, and the launcher tells us too.
  process.on(signal, () =>
    // what is being answered may still ask for work after its answer: that comes first
    leave(async () => {
      await site.close();
      process.exit(code);
    }),
  );
}
