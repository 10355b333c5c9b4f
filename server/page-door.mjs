import { readdirSync } from 'node:fs';
import path from 'node:path';
import { logTrouble } from '../lib/core/troubles.mjs';
import { answerBusy } from './busy.mjs';
import { everybodyIsIn } from './new-connections.mjs';
import { isKept } from './next-internals.mjs';
import { pageLine, whenMade } from './page-line.mjs';

/** Files, which cost next to nothing. */
const FILES = /^\/(?:_next|uploads)\//;

/**
 * Answers pages by Next's own way, as many at once as the machine can make. What is kept or a file needs no turn.
 * @param {{
 *   root: string,
 *   answer: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>,
 * }} site
 */
export function pageDoor({ root, answer }) {
  const files = new Set(filesBelow(path.join(root, 'public')));
  const takeTurn = pageLine();
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (FILES.test(pathname) || files.has(pathname) || isKept(pathname)) return answer(request, response);
    const giveBack = await takeTurn(response);
    if (!giveBack) {
      if (!response.destroyed) logTrouble('too many pages at once');
      return answerBusy(response);
    }
    whenMade(response, giveBack);
    await everybodyIsIn();
    return answer(request, response);
  };
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).map((file) => `/${String(file).replaceAll(path.sep, '/')}`);
}
