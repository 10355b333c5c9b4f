import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ask, inTurn, readers } from '../ask';
import type { Attack, Site } from '../attack';

const SEARCHES = 2_000;
const UNKNOWN = 4_000;
/** So many fill what kept pages may take (server/page-memory.mjs): calm is what it is with that. */
const FILLING = 500;
const READERS = 400;
const CALM_READERS = 10;
const BUSY_SECONDS = 30;
const CALM_SECONDS = 8;
const MEGABYTES_ABOVE_CALM = 100;
const LONGEST_REFUSAL_MS = 2_000;
/** Two runs of the same calm differ by as much. */
const OF_CALM = 0.85;

const PAGES = ['/', '/transporteurs', '/transporteurs?villeDepart=Lyon', '/demandes', '/agences'];
/** What each reader looks for is their own, and kept nowhere yet. */
const LOOKED_FOR = 5_000;
const UNKNOWN_ROOMS = ['transporteurs', 'demandes', 'produits', 'profile', 'agences'];

async function search({ url }: Site, count = SEARCHES, name = 'Ville'): Promise<void> {
  const cities = Array.from({ length: count }, (_, at) => `${name}-${at.toString(36)}`);
  await inTurn(cities, CALM_READERS, async (city) => {
    const { status } = await ask(`${url}/transporteurs?villeDepart=${city}&villeArrivee=Tanger`);
    assert.equal(status, 200);
  });
}

async function lookForUnknown({ url }: Site): Promise<void> {
  const paths = Array.from(
    { length: UNKNOWN },
    (_, at) => `${UNKNOWN_ROOMS[at % UNKNOWN_ROOMS.length]}/${randomUUID()}`,
  );
  await inTurn(paths, CALM_READERS, async (path) => {
    const { status } = await ask(`${url}/${path}`);
    assert.equal(status, 404);
  });
}

export const attack: Attack = {
  name: 'an ordinary busy day: many different searches, unknown addresses, then 400 readers at once',
  seconds: 240,
  async run(site) {
    const pages = Array.from({ length: LOOKED_FOR }, (_, at) =>
      at % 3 ? `${site.url}/demandes?search=${at}` : `${site.url}${PAGES[at % PAGES.length]}`,
    );
    await search(site, FILLING, 'Bourg');
    await readers(site.pid, pages, { count: CALM_READERS, seconds: CALM_SECONDS / 2 });
    const calm = await readers(site.pid, pages, { count: CALM_READERS, seconds: CALM_SECONDS });
    const before = await site.memory();
    const held = async (what: string) => {
      const { heap, resident } = await site.memory();
      const more = { heap: heap - before.heap, resident: resident - before.resident };
      const figures = `${what}: ${Math.round(more.heap)} MB of heap more than in calm, ${Math.round(more.resident)} MB resident`;
      assert(Math.max(more.heap, more.resident) <= MEGABYTES_ABOVE_CALM, figures);
    };
    await search(site);
    await held(`after ${SEARCHES} searches`);
    await lookForUnknown(site);
    await held(`after ${UNKNOWN} unknown addresses`);
    const busy = await readers(site.pid, pages, { count: READERS, seconds: BUSY_SECONDS });
    await held(`after ${READERS} readers`);
    const refused = busy.others.filter(({ status, headers }) => status === 503 && headers['retry-after']);
    assert.equal(refused.length, busy.others.length, 'everybody is answered, or told when to come again');
    const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
    assert(slowest <= LONGEST_REFUSAL_MS, `a refusal took ${Math.round(slowest)} ms`);
    assert(
      busy.goodPerSecond >= OF_CALM * calm.goodPerSecond,
      `${busy.goodPerSecond.toFixed(1)} good answers a second of its processor time, ${calm.goodPerSecond.toFixed(1)} in calm`,
    );
    assert(site.log().length <= 5, `${site.log().length} lines in the log, not one for each kind of trouble`);
  },
};
