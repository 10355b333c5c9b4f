import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A flood of connections holds up no page for longer. */
const LONGEST_MS = 250;

let connections = 0;
subscribe('net.server.socket', () => {
  connections += 1;
});

/**
 * Resolves when nobody stands at the door. Node lets one connection in with each turn of its loop, and a page that is made
 * takes a whole turn or more: behind one page after the other, four hundred newcomers would wait for half a minute,
 * whatever they came for.
 */
export async function everybodyIsIn() {
  const end = Date.now() + LONGEST_MS;
  for (let before = -1; before !== connections && Date.now() < end; ) {
    before = connections;
    // the first may come before this turn's connection, the second does not
    await nextTurn();
    await nextTurn();
  }
}
