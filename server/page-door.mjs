import { readdirSync } from 'node:fs';
import path from 'node:path';
import { logTrouble } from '../lib/core/log/troubles.mjs';
import { answerBusy } from './busy.mjs';
import { earlierBuilds } from './earlier-builds.mjs';
import { tellOfPages } from './kept-pages.mjs';
import { pageMaker } from './make-page.mjs';
import { missingPages } from './missing-pages.mjs';
import { everybodyIsIn } from './new-connections.mjs';
import { isKept } from './next-internals.mjs';
import { pageLine, whenMade } from './page-line.mjs';
import { pageMemory } from './page-memory.mjs';
import { pageReaders } from './page-readers.mjs';
import { publicPage } from './public-pages.mjs';
import { FLIGHT_HEADERS } from './security-headers.mjs';
import { sendPage } from './send-page.mjs';
import { staticFiles } from './static-files.mjs';

/** Files, which cost next to nothing, and shared pictures, which have a line of their own (lib/core/affiche/keep.ts). */
const WITHOUT_TURN = /^\/(?:_next|uploads|partage)\//;

/**
 * Answers pages: public ones from memory, the others by Next's own way, as many at once as the machine can make. What is kept
 * or a file needs no turn. `makeAhead` has a page made that nobody waits for, and keeps nothing.
 * @param {{ root: string, distDir: string, dataDir: string, port: number, answer: import('./next-internals.mjs').Answer }} site
 */
export function pageDoor({ root, distDir, dataDir, port, answer }) {
  const files = new Set(filesBelow(path.join(root, 'public')));
  const built = staticFiles(distDir);
  const earlier = earlierBuilds({ distDir, dataDir });
  const takeTurn = pageLine();
  const makePage = pageMaker({ distDir, port, answer });
  const pages = pageMemory();
  const missing = missingPages();
  const readers = pageReaders();
  tellOfPages(pages);

  /** @param {string} address */
  const makeInTurn = (address) => async (/** @type {() => void} */ started) => {
    const waiting = readers.of(address);
    const giveBack = waiting && (await takeTurn(waiting));
    if (!giveBack) return undefined;
    try {
      await everybodyIsIn();
      started();
      return await makePage(address);
    } finally {
      giveBack();
    }
  };

  /** @type {import('./next-internals.mjs').Answer} */
  const answerPage = async (request, response) => {
    const url = request.url ?? '';
    const asked = FLIGHT_HEADERS.some((name) => name in request.headers) ? null : publicPage(url);
    if (asked) {
      const kept = pages.find(asked.address);
      if (kept) return sendPage(request, response, kept);
      readers.come(asked.address, response);
      const none = await missing.of(asked.address);
      if (none) return sendPage(request, response, none);
      const page = await pages.read(asked, makeInTurn(asked.address));
      if (!page) return refuse(response);
      await missing.note(asked.address, page);
      return sendPage(request, response, page);
    }
    const [pathname = ''] = url.split('?', 1);
    const file = built.get(pathname) ?? (await earlier.find(pathname));
    if (file) return sendPage(request, response, file);
    if (WITHOUT_TURN.test(pathname) || files.has(pathname) || isKept(pathname))
      return answer(request, response);
    const giveBack = await takeTurn(response);
    if (!giveBack) return refuse(response);
    whenMade(response, giveBack);
    await everybodyIsIn();
    return answer(request, response);
  };

  /** @param {string} url */
  const makeAhead = async (url) => (await makePage(url))?.page;
  return { answerPage, makeAhead };
}

/** @param {import('node:http').ServerResponse} response */
function refuse(response) {
  if (!response.destroyed) logTrouble('too many pages at once');
  answerBusy(response);
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).map((file) => `/${String(file).replaceAll(path.sep, '/')}`);
}
