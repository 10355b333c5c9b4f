import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../lib/say.mjs';
import { ask } from '../ask';
import type { Attack, Process } from '../attack';
import { login, type Member } from '../login';
import { startBalancer } from '../proxy';

const SECONDS = 10;
const READS_A_SECOND = 500;
const WRITES_A_SECOND = 20;
/** Readers who are not answered yet: beyond it the machine has no more than it gives, and the next come when some are. */
const MOST_WAITING = 200;
const STEP_MS = 20;
/** How old what is seen may be: once in so many times more where servers, database, proxy and readers share two cores. */
const USUAL_MS = 100;
const ONE_IN = 1_000;
const LONGEST_MS = 1_000;
const GROWTH_MB = 40;
/** As many as the home page shows; each is written by one after the other. */
const THINGS = ['Théière', 'Plateau', 'Lanterne'];

const marked = (thing: string, at: number) => `${thing} nº ${at};`;

/** Publishes a thing and writes it again and again, each time with the next number; and when each of these was answered. */
async function writer(url: string, { headers }: Member, thing: string) {
  const { body } = await ask(`${url}/api/produits`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      nom: marked(thing, 0),
      description: 'En cuivre.',
      categorie: 'Électronique',
      prix: 45,
      localisation: 'Lyon',
    }),
  });
  const id = (JSON.parse(body) as { data: { _id: string } }).data._id;
  const answered = [performance.now()];
  let over = false;
  const written = (async () => {
    for (let at = 1; !over; at += 1) {
      const began = performance.now();
      const { status, body } = await ask(`${url}/api/produits/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ nom: marked(thing, at) }),
      });
      assert.equal(status, 200, body);
      answered[at] = performance.now();
      await pause(Math.max(0, (1000 * THINGS.length) / WRITES_A_SECOND - (performance.now() - began)));
    }
  })();
  const end = async () => {
    over = true;
    await written.finally(() => ask(`${url}/api/produits/${id}`, { method: 'DELETE', headers }));
  };
  return { thing, id, answered, end };
}

/** How old, in milliseconds, what a reader saw was when they asked: since the write after it was answered, if it was. */
function age(answered: number[], seen: number, asked: number): number {
  const next = answered[seen + 1];
  return next === undefined ? 0 : Math.max(0, asked - next);
}

async function readWhileWritten(url: string, processes: Process[]): Promise<string> {
  const member = await login(url);
  const writers = await Promise.all(THINGS.map((thing) => writer(url, member, thing)));
  const ages: number[] = [];
  const others = new Map<number, number>();
  let [reading, answered, nth] = [0, 0, 0];
  const read = async (path: string, who: number) => {
    reading += 1;
    const headers = { 'x-forwarded-for': `10.1.${who >> 8}.${who & 255}` };
    const asked = performance.now();
    const answer = await ask(url + path, { headers }).finally(() => {
      reading -= 1;
    });
    if (answer.status !== 200) {
      others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
      return;
    }
    answered += 1;
    assert(!answer.body.includes(member.email), `${path}: somebody’s e-mail is on it`);
    for (const { thing, id, answered: times } of writers) {
      if (path !== '/' && !path.endsWith(id)) continue;
      const seen = new RegExp(`${thing} nº (\\d+);`).exec(answer.body)?.[1];
      assert(seen !== undefined, `${path}: ${thing}, which everybody sees, is not on it`);
      ages.push(age(times, Number(seen), asked));
    }
  };
  const all: Promise<unknown>[] = [];
  const calm = await Promise.all(processes.map((one) => one.memory()));
  try {
    // Somebody who is logged in looks at the same page, and at what is theirs alone, meanwhile.
    const own = (async () => {
      for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(STEP_MS)) {
        const { body } = await ask(`${url}/api/users/me`, { headers: { cookie: member.cookie } });
        assert(body.includes(member.email), 'the member is logged in');
        await ask(`${url}/`, { headers: { cookie: member.cookie } });
      }
    })();
    own.catch(() => {});
    const start = performance.now();
    for (let now = start; now - start < SECONDS * 1000; now = performance.now()) {
      const due = ((now - start) / 1000) * READS_A_SECOND;
      for (; nth < due && reading < MOST_WAITING; nth += 1) {
        const one = read(nth % 10 ? '/' : `/produits/${writers[nth % THINGS.length]?.id}`, nth % 1000);
        one.catch(() => {});
        all.push(one);
      }
      await pause(STEP_MS);
    }
    await Promise.all(all);
    await own;
  } finally {
    await Promise.all(writers.map((one) => one.end()));
  }
  const oldest = Math.max(...ages);
  assert(oldest < LONGEST_MS, `something seen was ${Math.round(oldest)} ms old`);
  for (const status of others.keys()) assert.equal(status, 503);
  const after = await Promise.all(processes.map((one) => one.memory()));
  for (const [at, { heap }] of after.entries())
    assert(heap - (calm[at]?.heap ?? 0) < GROWTH_MB, `the heap has grown to ${heap} MB`);
  const written = writers.reduce((sum, one) => sum + one.answered.length - 1, 0);
  const old = ages.filter((ms) => ms > USUAL_MS).length;
  assert(old <= ages.length / ONE_IN, `seen ${old} times of ${ages.length} more than ${USUAL_MS} ms old`);
  return (
    `${Math.round(answered / SECONDS)} readers and ${Math.round(written / SECONDS)} writes a second, ` +
    `${others.get(503) ?? 0} sent away; what was seen was ${Math.round(oldest)} ms old at most, ` +
    `${old} times of ${ages.length} more than ${USUAL_MS} ms`
  );
}

export const attack: Attack = {
  name: 'written while it is read: two processes, and nobody sees what is old or somebody else’s',
  seconds: 60,
  async run(site) {
    const settings = { TRUST_PROXY: '1' };
    const processes = [
      await site.apart(site.database.url, settings),
      await site.apart(site.database.url, settings),
    ];
    try {
      const proxy = await startBalancer(processes.map(({ url }) => url));
      try {
        say(`  ${await readWhileWritten(proxy.url, processes)}`);
      } finally {
        await proxy.stop();
      }
    } finally {
      for (const one of processes) await one.stop();
    }
  },
};
