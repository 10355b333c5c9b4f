import assert from 'node:assert/strict';
import { openSessions } from '../../bench/hot-leg';
import { startBalancer } from '../../bench/live-clients';
import { CROWD, measureCrowds } from '../../bench/live-crowd';
import { loadTransports } from '../../bench/load';
import { applyMigrations } from '../../database/migrate';
import { makeEmptyDatabase } from '../../database/prepare';
import { say } from '../../lib/say.mjs';
import type { Attack } from '../attack';

/** Of each process, over a thousand messages after the first thousand: what is kept for messages would be there. */
const HEAP_MEGABYTES_MORE = 10;
/** V8 takes the room of its young generation, three times 8 MB, and what is no heap some of its own, and gives it back, when it likes. */
const RESIDENT_MEGABYTES_MORE = 32;

export const attack: Attack = {
  name: 'a crowd on two processes: everybody reads the same order, what is unread is exact, memory stays',
  seconds: 90,
  async run(site) {
    // Of people to whom nobody has written yet.
    const database = await makeEmptyDatabase(new URL('/postgres', site.database.url).href, 'crowd');
    await applyMigrations(database);
    await loadTransports(database, 2_000);
    const both = await Promise.all([site.apart(database, {}), site.apart(database, {})]);
    const people = await openSessions(database, site.env.NEXTAUTH_SECRET, 2 * CROWD);
    const held = () => Promise.all(both.map((one) => one.memory()));
    const { rounds, more } = await measureCrowds(database, await startBalancer(both), people, held);
    for (const { messages, conversations, alike, unreadExact } of rounds) {
      assert.equal(messages, 1_000);
      assert.equal(alike, conversations, 'conversations that both read alike, every line once');
      assert(unreadExact, 'what is unread is counted exactly');
    }
    const told = `${Math.round(more.heap)} MB of heap more after another thousand messages, ${Math.round(more.resident)} MB resident`;
    assert(more.heap <= HEAP_MEGABYTES_MORE && more.resident <= RESIDENT_MEGABYTES_MORE, told);
    say(`  ${told}`);
    for (const one of both) {
      assert(one.alive(), 'both processes live');
      await one.stop();
    }
  },
};
