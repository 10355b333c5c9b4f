import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { apiDoor } from './api-door.mjs';
import { eventsDoor } from './events-door.mjs';
import { mendRequests } from './incoming.mjs';
import { keptAnswers } from './kept-answers.mjs';
import { prepareLeaving } from './leaving.mjs';
import { addressesOf, listen } from './listening.mjs';
import { refuseMethod } from './methods.mjs';
import { forgetPieces, sendHeadersWithTheBody } from './next-internals.mjs';
import { pageDoor } from './page-door.mjs';
import { readsLimit } from './reads.mjs';
import { cutWhatGoesOn, TIME_LIMITS } from './time-limits.mjs';
import { warmUp } from './warm-up.mjs';

// The server, in production and in development alike: Next's own, with a shorter way for the calls of the API once they
// are compiled. `node server/main.mjs [host]`

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT);
const dev = process.env.NODE_ENV === 'development';
// Who keeps some bytes of a pool keeps all of it, and a page is twenty thousand: Node 20's pools hold eight, Node 24's 64.
Buffer.poolSize = 8_192;
mendRequests();
const site = next({ dev, dir: root, port });
await site.prepare();
const answerByNext = site.getRequestHandler();
// In development nothing is compiled or kept, and the first look at a page takes long.
const distDir = path.join(root, process.env.NEXT_DIST_DIR || '.next');
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const { answerPage, makeAhead } = dev
  ? { answerPage: answerByNext, makeAhead: undefined }
  : pageDoor({ root, distDir, dataDir, port, answer: answerByNext });
const answerCall = dev
  ? () => undefined
  : keptAnswers({ distDir, port, answerCall: apiDoor({ distDir, port }) });

const answerEvents = eventsDoor();
const refuseRead = readsLimit({ proxies: Number(process.env.TRUST_PROXY || 0) });

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  sendHeadersWithTheBody(response);
  cutWhatGoesOn(request, response);
  // In development Next has calls of its own, beside the pages.
  if (refuseMethod(request, response, { dev }) || refuseRead(request, response)) return;
  try {
    await (answerEvents(request, response) ?? answerCall(request, response) ?? answerPage(request, response));
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

const addresses = addressesOf(process.argv[2] ?? process.env.HOST);
const servers = addresses.map(() => http.createServer(TIME_LIMITS, answer));
const [first, ...others] = servers;
// Hot reload speaks to the server that it found first.
if (dev) for (const other of others) other.on('upgrade', (...args) => first?.emit('upgrade', ...args));
const leave = prepareLeaving(servers);
listen(servers, port, addresses);
let leaving = false;
if (makeAhead) void warmUp(makeAhead, () => leaving).then(() => forgetPieces(distDir));

/** @typedef {{ end: () => Promise<void> }} Ends */
const ofProcess = /** @type {{ rihlaJobs?: Ends, rihlaLive?: Ends }} */ (globalThis);

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  // Not once: a service manager tells the launcher and us, and the launcher tells us too.
  process.on(signal, () => {
    leaving = true;
    // streams are answers without an end: nobody waits for them
    const quiet = ofProcess.rihlaLive?.end();
    // what is being answered may still ask for work after its answer: that comes first
    leave(async () => {
      // The work in the background (lib/core/jobs) began to end with the signal.
      await Promise.all([site.close(), ofProcess.rihlaJobs?.end(), quiet]);
      process.exit(code);
    });
  });
}
