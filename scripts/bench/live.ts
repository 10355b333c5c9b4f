import { setTimeout as pause } from 'node:timers/promises';
import { query } from './database';
import { openSessions, type Traveller } from './hot-leg';
import { ask, type Heard, openStream, startBalancer } from './live-clients';
import { CROWD, type Crowds, makeConversation, measureCrowds } from './live-crowd';
import { measureScreens, type Screens } from './live-screens';
import type { Held, Product } from './servers';

export type LiveFigures = {
  streams: number;
  /** What one idle stream holds of the server's memory, in kB: each by what it added once what could be let go of was. */
  kilobytesEach: Held;
  /** From the commit of something that concerns everybody to the last of them. */
  toAllMs: number;
  /** From the sending of a message, or of a read mark, to the other person's stream. */
  messageMs: number[];
  readMs: number[];
  screens: Screens;
  crowds: Crowds;
};

const STREAMS = 2_000;
/** Nobody may have more than six at once. */
const EACH = 4;
const ROUNDS = 50;
const SETTLE_MS = 3_000;

/** Streams of one process and of two, held open by people who are logged in. */
export async function measureLive(
  databaseUrl: string,
  secret: string,
  one: Product,
  other: Product,
): Promise<LiveFigures> {
  const logins = Array.from({ length: EACH }, () => openSessions(databaseUrl, secret, STREAMS / EACH));
  const people = (await Promise.all(logins)).flat();
  const [anna, bilal] = people as [Traveller, Traveller];
  // The first streams pay for what all of them use, the room for what dies young included.
  const closeFirst = await openStreams(one.url, people.slice(0, STREAMS / 2), () => {});
  closeFirst();
  const idle = await measureIdle(databaseUrl, one, people);
  const conversation = await makeConversation(databaseUrl, anna, bilal);
  const delivery = await measureDelivery(one.url, conversation, anna, bilal);
  const screens = await measureScreens(databaseUrl, one.url, people.slice(30, 32) as [Traveller, Traveller]);
  const balancer = await startBalancer([one, other]);
  const writers = people.filter((_, nth) => nth > 1 && nth !== 30 && nth !== 31).slice(0, 3 * CROWD);
  const held = () => Promise.all([one, other].map(megabytesOf));
  const crowds = await measureCrowds(databaseUrl, balancer, writers, held);
  return { ...idle, ...delivery, screens, crowds };
}

async function megabytesOf(product: Product) {
  const { heap, resident } = await product.held();
  return { heap: heap / 2 ** 20, resident: resident / 2 ** 20 };
}

async function measureIdle(databaseUrl: string, { url, held }: Product, people: Traveller[]) {
  await pause(SETTLE_MS);
  const before = await held();
  const told = new Set<Traveller>();
  const close = await openStreams(url, people, (person, { event }) => {
    if (event === 'compteurs') told.add(person);
  });
  await pause(SETTLE_MS);
  const after = await held();
  const each = (of: keyof Held) => (after[of] - before[of]) / 1024 / people.length;
  const kilobytesEach = { heap: each('heap'), external: each('external'), resident: each('resident') };
  told.clear();
  const started = performance.now();
  await query(
    databaseUrl,
    'SELECT count(touch_person(id)) FROM (SELECT DISTINCT unnest($1::uuid[]) AS id ORDER BY id) AS people',
    [people.map(({ userId }) => userId)],
  );
  while (told.size < people.length) await pause(5);
  const toAllMs = performance.now() - started;
  close();
  return { streams: people.length, kilobytesEach, toAllMs };
}

/** A stream for each, some at a time; resolves with what closes all of them. */
async function openStreams(
  url: string,
  people: Traveller[],
  hear: (person: Traveller, heard: Heard) => void,
): Promise<() => void> {
  const closings: (() => void)[] = [];
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50);
    closings.push(
      ...(await Promise.all(some.map((one) => openStream(url, one, (heard) => hear(one, heard))))),
    );
  }
  return () => {
    for (const close of closings) close();
  };
}

async function measureDelivery(url: string, id: string, from: Traveller, to: Traveller) {
  const arrivals = new Map<string, () => void>();
  const arrives = (what: string) => new Promise<void>((resolve) => arrivals.set(what, resolve));
  const closings = await Promise.all([
    openStream(url, to, ({ event, data }) => {
      if (event === 'conversation') arrivals.get(`ordre ${data.ordre}`)?.();
    }),
    openStream(url, from, ({ event, data }) => {
      if (event === 'conversation') arrivals.get(`lu ${data.luParAutre}`)?.();
    }),
  ]);
  const [messageMs, readMs]: [number[], number[]] = [[], []];
  for (let ordre = 2; ordre < 2 + ROUNDS; ordre++) {
    const path = `/api/conversations/${id}`;
    const timed = async (what: string, times: number[], send: () => Promise<unknown>) => {
      const arrived = arrives(what);
      const started = performance.now();
      await Promise.all([send(), arrived]);
      times.push(performance.now() - started);
    };
    await timed(`ordre ${ordre}`, messageMs, () =>
      ask(url, `${path}/messages`, from, { content: `Message ${ordre}` }),
    );
    await timed(`lu ${ordre}`, readMs, () => ask(url, `${path}/read`, to, {}));
  }
  for (const close of closings) close();
  return { messageMs, readMs };
}
