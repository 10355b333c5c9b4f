import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { say } from '../../lib/say.mjs';
import { ask, inTurn, readers } from '../ask';
import type { Attack, Site } from '../attack';

const SEARCHES = 2_000;
const UNKNOWN = 4_000;
/** The first of them fill what kept pages may take (server/page-memory.mjs): calm is what it is with that. */
const FILLING = 500;
const READERS = 400;
const CALM_READERS = 10;
/** Calm and busy take turns, so that whatever else the machine does meets both; together 400 readers have half a minute. */
const TURNS = 5;
const BUSY_SECONDS = 6;
const CALM_SECONDS = 2;
const MEGABYTES_ABOVE_CALM = 100;
const LONGEST_REFUSAL_MS = 2_000;

const PAGES = ['/', '/transporteurs', '/transporteurs?villeDepart=Lyon', '/demandes', '/agences'];
const UNKNOWN_ROOMS = ['transporteurs', 'demandes', 'produits', 'profile', 'agences'];

async function search({ url }: Site, first: number, end: number): Promise<void> {
  const cities = Array.from({ length: end - first }, (_, at) => `Ville-${(first + at).toString(36)}`);
  await inTurn(cities, CALM_READERS, async (city) => {
    const { status } = await ask(`${url}/transporteurs?villeDepart=${city}&villeArrivee=Tanger`);
    assert.equal(status, 200);
  });
}

/**
 * Now and then what everybody looks at, else what nobody has asked for: a page that must be made. Of such pages alone 400 readers
 * got nine tenths of what calm gives (measured): the rest goes into telling others to come again.
 */
function* nextPages({ url }: Site): Generator<string> {
  for (let nth = 0; ; nth += 1)
    yield nth % 3 ? `${url}/demandes?search=${nth}` : `${url}${PAGES[(nth / 3) % PAGES.length]}`;
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

type Read = Awaited<ReturnType<typeof readers>>;

export const attack: Attack = {
  name: 'an ordinary busy day: many different searches, unknown addresses, then 400 readers at once',
  seconds: 240,
  async run(site) {
    const pages = nextPages(site);
    const read = (count: number, seconds: number) => readers(site.pid, pages, { count, seconds });
    // The first page loads its program: who came with it would wait for that.
    await search(site, 0, 1);
    await search(site, 1, FILLING);
    await read(CALM_READERS, CALM_SECONDS);
    const before = await site.memory();
    const held = async (what: string) => {
      const { heap, resident } = await site.memory();
      const more = { heap: heap - before.heap, resident: resident - before.resident };
      const figures = `${what}: ${Math.round(more.heap)} MB of heap more than in calm, ${Math.round(more.resident)} MB resident`;
      assert(Math.max(more.heap, more.resident) <= MEGABYTES_ABOVE_CALM, figures);
    };
    await search(site, FILLING, SEARCHES);
    await held(`after ${SEARCHES} searches`);
    await lookForUnknown(site);
    await held(`after ${UNKNOWN} unknown addresses`);
    const [calm, busy]: [Read[], Read[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      calm.push(await read(CALM_READERS, CALM_SECONDS));
      busy.push(await read(READERS, BUSY_SECONDS));
    }
    await held(`after ${READERS} readers`);
    const others = busy.flatMap((one) => one.others);
    const refused = others.filter(({ status, headers }) => status === 503 && headers['retry-after']);
    assert.equal(refused.length, others.length, 'everybody is answered, or told when to come again');
    const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
    assert(slowest <= LONGEST_REFUSAL_MS, `a refusal took ${Math.round(slowest)} ms`);
    const pacesOf = (reads: Read[]) => reads.map((one) => one.goodPerSecond).sort((a, b) => a - b);
    const [ofCalm, ofBusy] = [pacesOf(calm), pacesOf(busy)];
    const told = [ofCalm, ofBusy]
      .map((all) => all.map((pace) => pace.toFixed(1)).join(' '))
      .join(', with 400 readers ');
    // The middle one of each: calm differs from calm by a third on a loaded machine.
    const middle = Math.floor(TURNS / 2);
    assert(
      (ofBusy[middle] ?? 0) >= (ofCalm[middle] ?? 0),
      `good answers a second of its processor time: in calm ${told}`,
    );
    say(
      `  good answers a second of its processor time: in calm ${told}; refusals after ${Math.round(slowest)} ms`,
    );
    assert(
      site.troubles().length <= 5,
      `${site.troubles().length} lines in the log, not one for each kind of trouble`,
    );
  },
};
