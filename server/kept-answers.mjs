import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answerBusy } from './busy.mjs';
import { tellOfPages } from './kept-pages.mjs';
import { ownHeaders } from './make-page.mjs';
import { pageByNext } from './next-internals.mjs';
import { pageMemory } from './page-memory.mjs';
import { publicCall } from './public-calls.mjs';
import { sendPage } from './send-page.mjs';

const compress = promisify(gzip);

/** A thousand things and some hundred lists, as they are counted. */
const BYTES = 10_000_000;
/** Up to so many bytes an answer is kept as it is too: who asks for it uncompressed costs nothing then. */
const SMALL = 4_096;
/** Below this nobody compresses. */
const WORTH_COMPRESSING = 1_024;
/** Half the time of the usual one, for a tenth more bytes: a list is forgotten with every write. */
const LEVEL = 3;

/** @typedef {NonNullable<ReturnType<typeof publicCall>>} Asked */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void> | undefined} Door */

/**
 * Answers calls that are the same for everybody from memory, as public pages are: until a write touches what they show, here
 * and on every other process, and a minute at most. Whoever comes with a session is answered by the call itself.
 * @param {{ distDir: string, port: number, answerCall: Door }} site
 * @returns {Door} answers a call; undefined for any other request
 */
export function keptAnswers({ distDir, port, answerCall }) {
  const answers = pageMemory({ bytes: BYTES });
  tellOfPages(answers);
  const make = pageByNext({
    distDir,
    port,
    answer: async (request, response) => answerCall(request, response),
  });

  /** @param {Asked} asked */
  const makeAnswer =
    ({ address, langue }) =>
    async (/** @type {() => void} */ started) => {
      started();
      const made = await make(address, { 'accept-language': langue });
      if (!made) return undefined;
      const { status, body, failed } = made;
      const headers = ownHeaders(made.headers);
      const keep = status === 200 && !failed && !('set-cookie' in headers);
      if (!keep) return { page: { status, headers, body, keep }, text: '' };
      const page = { status, headers, keep };
      if (body.length < WORTH_COMPRESSING) return { page: { ...page, body }, text: body.toString() };
      headers.vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
      const small = body.length <= SMALL && { body };
      return {
        page: { ...page, ...small, gzip: await compress(body, { level: LEVEL }) },
        text: body.toString(),
      };
    };

  /** @param {Asked} asked @param {import('node:http').ServerResponse} response */
  async function answer(asked, response) {
    // What the address of no call has in it: each language keeps its own.
    const address = `${asked.address}#${asked.langue}`;
    const page = answers.find(address) ?? (await answers.read({ ...asked, address }, makeAnswer(asked)));
    if (!page) return answerBusy(response);
    return sendPage(response.req, response, page);
  }

  return (request, response) => {
    const asked = publicCall(request);
    if (!asked) return answerCall(request, response);
    for (const stream of [request, response]) stream.on('error', () => {});
    return answer(asked, response);
  };
}
