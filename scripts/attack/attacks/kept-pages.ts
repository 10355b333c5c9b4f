import assert from 'node:assert/strict';
import { query } from '../../bench/database';
import { say } from '../../lib/say.mjs';
import { type Answer, ask } from '../ask';
import type { Attack, Site } from '../attack';
import { login } from '../login';

/** As often as there is time for, at most so many times. */
const ROUNDS = 200;
const LEAST_ROUNDS = 10;
const ROUNDS_MS = 24_000;
/** How long another process may still show what was hidden: in calm far less, but two servers, a database and a reader may share two cores. */
const LONGEST_MS = 1_000;
const USUAL_MS = 100;

type Published = { _id: string; userId: { _id: string } };

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A trip that everybody sees on the first page of its pair of cities, which nobody else serves. */
async function publish(url: string, headers: Record<string, string>): Promise<Published> {
  const { body } = await ask(`${url}/api/transports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      poidsMax: 20,
      etapes: [
        { ville: 'Brest', date: day(3), actions: { collecte: true, depot: false } },
        { ville: 'Zinder', date: day(4), actions: { collecte: false, depot: true } },
      ],
    }),
  });
  return (JSON.parse(body) as { data: Published }).data;
}

/** For how many milliseconds after `since` something was still seen; fails beyond what another process may take. */
async function seenFor(look: () => Promise<boolean>, since: number, what: string): Promise<number> {
  for (let last = 0; ; ) {
    const asked = performance.now() - since;
    if (!(await look())) return last;
    last = asked;
    assert(last < LONGEST_MS, `${what}: still seen ${Math.round(last)} ms later`);
  }
}

/** Hidden by one process and asked of the other at once, while a reader keeps its pages warm everywhere. */
async function hideAndAsk(site: Site, other: Site): Promise<number[]> {
  const { headers } = await login(site.url);
  const { _id, userId } = await publish(site.url, headers);
  const pages = [
    `/transporteurs/${_id}`,
    '/transporteurs?villeDepart=Brest&villeArrivee=Zinder',
    '/transporteurs?search=zinder',
    `/profile/${userId._id}`,
    '/colis/brest-zinder',
    '/colis/france-niger',
  ];
  const shows = ({ status, body }: Answer) => status === 200 && body.includes(_id);
  // Its own page is not there; on the others it is not named.
  const look = async ({ url }: Site, page: string) => shows(await ask(`${url}${page}`));
  const set = async (isVisible: boolean) => {
    const { status, body } = await ask(`${site.url}/api/transports/${_id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ isVisible }),
    });
    assert.equal(status, 200, body);
  };
  let over = false;
  const reader = (async () => {
    for (let at = 0; !over; at += 1) await look(at % 2 ? site : other, pages[at % pages.length] ?? '/');
  })();
  const times: number[] = [];
  try {
    const last = Date.now() + ROUNDS_MS;
    while (times.length < ROUNDS && Date.now() < last) {
      const page = pages[times.length % pages.length] ?? '/';
      await set(true);
      for (const one of [site, other]) {
        const end = Date.now() + 10_000;
        while (!(await look(one, page))) assert(Date.now() < end, `${page}: what is shown again is not seen`);
      }
      await set(false);
      const hidden = performance.now();
      assert.equal(await look(site, page), false, `${page}: seen where it was hidden`);
      times.push(await seenFor(() => look(other, page), hidden, `${page} elsewhere`));
    }
  } finally {
    over = true;
    await reader;
    await ask(`${site.url}/api/transports/${_id}`, { method: 'DELETE', headers });
  }
  assert(times.length >= LEAST_ROUNDS, `only ${times.length} rounds in ${ROUNDS_MS / 1000} s`);
  return times;
}

/** Nobody but the database says that it changed. */
async function changeBehindTheirBacks(site: Site, other: Site): Promise<number[]> {
  const { body } = await ask(`${site.url}/api/produits?limit=1`);
  const [produit] = (JSON.parse(body) as { data: { _id: string }[] }).data;
  const page = `/produits/${produit?._id}`;
  const show = (visible: boolean) =>
    query(site.database.url, 'UPDATE produits SET is_visible = $1 WHERE id = $2', [visible, produit?._id]);
  const status = async ({ url }: Site) => (await ask(`${url}${page}`)).status;
  for (const one of [site, other]) assert.equal(await status(one), 200);
  await show(false);
  const hidden = performance.now();
  try {
    const times: number[] = [];
    for (const one of [site, other]) {
      times.push(await seenFor(async () => (await status(one)) === 200, hidden, page));
      assert.equal(await status(one), 404);
    }
    return times;
  } finally {
    await show(true);
  }
}

export const attack: Attack = {
  name: 'kept pages: what one process hides is asked of another at once',
  seconds: 100,
  async run(site) {
    const other = await site.another();
    try {
      const times = [...(await hideAndAsk(site, other)), ...(await changeBehindTheirBacks(site, other))];
      const soon = times.filter((ms) => ms < USUAL_MS).length;
      const most = Math.round(Math.max(...times));
      say(
        `  seen elsewhere for ${most} ms at most, ${soon} of ${times.length} times for less than ${USUAL_MS} ms`,
      );
    } finally {
      await other.stop();
    }
  },
};
