import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ID } from './public-pages.mjs';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

const AN_ID = new RegExp(ID);
/** Each kind of page in each language, and some. */
const KINDS = 50;

// Of the process: what may ask the database (lib/upkeep/there.ts) says it there.
const ofProcess = /** @type {{ rihlaThere?: (id: string) => Promise<boolean> }} */ (globalThis);

/** @typedef {{ kind: string, id: string }} Asked an address of a thing, apart from which thing */

/** @param {string} address @returns {Asked | null} */
function askedFor(address) {
  const id = address.includes('?') ? undefined : AN_ID.exec(address)?.[0];
  return id ? { kind: address.replace(id, '*'), id } : null;
}

/**
 * The pages of things that are not there. Anybody can think of any number of their addresses, and to make each costs more than a
 * page of something: one is made of each kind in a minute, and the next who ask for nothing get it with their own id in it.
 * @param {{ ms?: number, isThere?: (id: string) => Promise<boolean> }} [options]
 */
export function missingPages({ ms = 60_000, isThere = (id) => ofProcess.rihlaThere?.(id) ?? yes } = {}) {
  /** @type {LRUCache<string, { id: string, page: import('./page-memory.mjs').Page, text: string }>} */
  const made = new LRUCache({ max: KINDS, ttl: ms });
  return {
    /**
     * The page of an address where nothing is. Undefined where something is, and where none was made lately.
     * @param {string} address
     * @returns {Promise<import('./page-memory.mjs').Page | undefined>}
     */
    async of(address) {
      const asked = askedFor(address);
      const known = asked && made.get(asked.kind);
      // Without the database nobody knows; whoever makes the page says so.
      if (!known || (await isThere(asked.id).catch(() => true))) return undefined;
      return { ...known.page, gzip: await compress(known.text.replaceAll(known.id, asked.id)) };
    },

    /**
     * Takes note of a page that was made.
     * @param {string} address
     * @param {import('./page-memory.mjs').Page} page
     */
    async note(address, page) {
      const asked = page.status === 404 && page.gzip ? askedFor(address) : null;
      if (!asked || !page.gzip || made.has(asked.kind)) return;
      const text = (await decompress(page.gzip)).toString();
      if (!JSON.stringify(page.headers).includes(asked.id))
        made.set(asked.kind, { id: asked.id, page, text });
    },
  };
}

const yes = Promise.resolve(true);
