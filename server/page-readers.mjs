import { EventEmitter } from 'node:events';

/**
 * Who waits for which page: what nobody waits for any more leaves the line (server/page-line.mjs).
 */
export function pageReaders() {
  /** @type {Map<string, { waiting: number, all: EventEmitter }>} */
  const readers = new Map();

  return {
    /**
     * Counts one who waits for an address until its answer is closed.
     * @param {string} address
     * @param {import('node:events').EventEmitter} response
     */
    come(address, response) {
      const of = readers.get(address) ?? { waiting: 0, all: new EventEmitter() };
      readers.set(address, of);
      of.waiting += 1;
      response.once('close', () => {
        of.waiting -= 1;
        if (of.waiting > 0) return;
        readers.delete(address);
        of.all.emit('close');
      });
    },

    /**
     * All who wait for an address, as one who closes with the last of them; undefined when nobody does.
     * @param {string} address
     */
    of: (address) => readers.get(address)?.all,
  };
}
