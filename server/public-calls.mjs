import { langueOf } from './langue.mjs';

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

/** Calls that answer the same to everybody who is not logged in, each with the page that shows the same things. */
const CALLS = /** @type {[RegExp, string][]} */ ([
  [/^\/api\/transports(?:\/urgent)?$/, '/transporteurs'],
  [/^\/api\/demandes(?:\/urgent)?$/, '/demandes'],
  [/^\/api\/produits(?:\/recent)?$/, '/produits'],
  [new RegExp(`^/api/transports/(${ID})$`), '/transporteurs/$1'],
  [new RegExp(`^/api/demandes/(${ID})$`), '/demandes/$1'],
  [new RegExp(`^/api/produits/(${ID})$`), '/produits/$1'],
  [/^\/api\/users$/, '/agences'],
  [new RegExp(`^/api/users/(${ID})$`), '/profile/$1'],
  [new RegExp(`^/api/users/(${ID})/(transports|demandes|produits)$`), '/profile/$1/$2'],
  [new RegExp(`^/api/reviews/user/(${ID})$`), '/profile/$1/avis'],
]);

/** Beyond this it is nobody's search, and is answered for each who asks. */
const LONGEST = 800;

/** What may make an answer another one than everybody's: whoever sends it is answered themselves. */
const PERSONAL = ['authorization', 'cookie'];

/**
 * What a call asks for that may be answered from memory: its address to the letter, the language that its places are named in, and
 * the page that the same writes touch (server/changes.mjs). Null for any other call. Held by tests/unit/public-calls.test.ts.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @returns {{ path: string, address: string, langue: import('../lib/langues/langue.mjs').Langue } | null}
 */
export function publicCall({ method, url = '', headers }) {
  if (method !== 'GET' || url.length > LONGEST || url.includes('#')) return null;
  if (PERSONAL.some((name) => name in headers)) return null;
  const [path = ''] = url.split('?', 1);
  const call = CALLS.find(([pattern]) => pattern.test(path));
  return call ? { path: path.replace(...call), address: url, langue: langueOf({ headers }) } : null;
}
