import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '../../../prisma/demo-accounts';
import { query } from '../../bench/database';
import { type Answer, ask } from '../ask';
import type { Attack, Site } from '../attack';

/** As often as there is time for, at most so many times. */
const ROUNDS = 200;
const LEAST_ROUNDS = 15;
const ROUNDS_MS = 60_000;
/** How long another process may still show what was hidden. */
const LONGEST_MS = 100;

type Published = { _id: string; userId: { _id: string } };

async function login(url: string): Promise<string> {
  const { email = '', password = '' } = demoAccounts[0] ?? {};
  const { body } = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (JSON.parse(body) as { token: string }).token;
}

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

/** Hidden by one process and asked of the other at once, while a reader keeps its pages warm everywhere. */
async function hideAndAsk(site: Site, other: Site): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await login(site.url)}` };
  const { _id, userId } = await publish(site.url, headers);
  const pages = [
    `/transporteurs/${_id}`,
    '/transporteurs?villeDepart=Brest&villeArrivee=Zinder',
    '/transporteurs?search=zinder',
    `/profile/${userId._id}`,
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
  let rounds = 0;
  try {
    const last = Date.now() + ROUNDS_MS;
    for (; rounds < ROUNDS && Date.now() < last; rounds += 1) {
      const page = pages[rounds % pages.length] ?? '/';
      await set(true);
      for (const one of [site, other]) {
        const end = Date.now() + 10_000;
        while (!(await look(one, page))) assert(Date.now() < end, `${page}: what is shown again is not seen`);
      }
      await set(false);
      const hidden = performance.now();
      assert.equal(await look(site, page), false, `${page}: seen where it was hidden`);
      let asked = performance.now();
      while (await look(other, page)) {
        assert(asked - hidden < LONGEST_MS, `${page}: seen elsewhere ${Math.round(asked - hidden)} ms later`);
        asked = performance.now();
      }
    }
  } finally {
    over = true;
    await reader;
    await ask(`${site.url}/api/transports/${_id}`, { method: 'DELETE', headers });
  }
  assert(rounds >= LEAST_ROUNDS, `only ${rounds} rounds in ${ROUNDS_MS / 1000} s`);
}

/** Nobody but the database says that it changed. */
async function changeBehindTheirBacks(site: Site, other: Site): Promise<void> {
  const { body } = await ask(`${site.url}/api/produits?limit=1`);
  const [produit] = (JSON.parse(body) as { data: { _id: string }[] }).data;
  const page = `/produits/${produit?._id}`;
  const show = (visible: boolean) =>
    query(site.database.url, 'UPDATE produits SET is_visible = $1 WHERE id = $2', [visible, produit?._id]);
  for (const one of [site, other]) assert.equal((await ask(`${one.url}${page}`)).status, 200);
  await show(false);
  await pause(LONGEST_MS);
  try {
    for (const one of [site, other]) assert.equal((await ask(`${one.url}${page}`)).status, 404);
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
      await hideAndAsk(site, other);
      await changeBehindTheirBacks(site, other);
    } finally {
      await other.stop();
    }
  },
};
