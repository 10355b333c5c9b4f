import { setTimeout as pause } from 'node:timers/promises';
import { query } from './database';
import type { Traveller } from './hot-leg';
import { ask, type Heard, openStream } from './live-clients';

type Crowd = {
  messages: number;
  seconds: number;
  /** Conversations whose two people saw the same lines in the same order, all of them, each once. */
  alike: number;
  conversations: number;
  unreadExact: boolean;
};

/** What a process holds once it let go of what it could. */
type Megabytes = { heap: number; resident: number };

/** `more`: what the process that grew most held more after the last round than after the first. */
export type Crowds = { rounds: Crowd[]; more: Megabytes };

const EACH = 25;
/** Nobody writes more than sixty messages a minute: each round is other people's, so many. */
export const CROWD = 20;

/**
 * A thousand messages of twenty people, once for every twenty of `people`. What serves all messages is loaded, and its room made, by the first
 * thousand: the memory of both processes is compared from then on.
 */
export async function measureCrowds(
  databaseUrl: string,
  url: string,
  people: Traveller[],
  held: () => Promise<Megabytes[]>,
): Promise<Crowds> {
  const rounds: Crowd[] = [];
  let before: Megabytes[] = [];
  for (let first = 0; first < people.length; first += CROWD) {
    rounds.push(await measureCrowd(databaseUrl, url, people.slice(first, first + CROWD)));
    if (first === 0) before = await held();
  }
  const after = await held();
  const most = (of: keyof Megabytes) =>
    Math.max(...after.map((one, nth) => one[of] - (before[nth]?.[of] ?? 0)));
  return { rounds, more: { heap: most('heap'), resident: most('resident') } };
}

/** A conversation of two people, as writing a first message makes it. */
export async function makeConversation(
  databaseUrl: string,
  one: Traveller,
  other: Traveller,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    databaseUrl,
    'SELECT open_conversation(gen_random_uuid(), $1, $2, NULL, NULL, NULL) AS id',
    [one.userId, other.userId],
  );
  const id = row?.id ?? '';
  await query(
    databaseUrl,
    `SELECT write_message($1, gen_random_uuid(), $2, 'texte', 'Bonjour', NULL, NULL)`,
    [id, one.userId],
  );
  return id;
}

/** What a page keeps of its threads: the newest line comes with the event, what lies before it is asked for. */
function keepThreads(url: string, person: Traveller) {
  const threads = new Map<string, string[]>();
  const known = new Map<string, number>();
  let last = Promise.resolve();
  let unread = 0;

  async function take({ event, data }: Heard): Promise<void> {
    if (event === 'compteurs') unread = Number(data.nonLus);
    if (event !== 'conversation') return;
    const id = String(data._id);
    const newest = data.lastMessage as { _id: string };
    const [ordre, before] = [Number(data.ordre), known.get(id) ?? 1];
    if (ordre <= before) return;
    const lines = threads.get(id) ?? [];
    threads.set(id, lines);
    if (ordre === before + 1) lines.push(newest._id);
    else {
      const path = `/api/conversations/${id}/messages?apres=${before}&limit=100`;
      const { data: missing } = await ask<{ data: { _id: string; ordre: number }[] }>(url, path, person);
      lines.push(...missing.map((one) => one._id));
      known.set(id, missing.at(-1)?.ordre ?? before);
      return;
    }
    known.set(id, ordre);
  }
  return {
    threads,
    hear: (heard: Heard) => {
      last = last.then(() => take(heard));
    },
    settled: () => last,
    count: () => [...threads.values()].reduce((sum, lines) => sum + lines.length, 0),
    get unread() {
      return unread;
    },
  };
}

/** Everybody writes to both neighbours in a ring, all at once, through whichever process comes next. */
async function measureCrowd(databaseUrl: string, url: string, people: Traveller[]): Promise<Crowd> {
  const next = (nth: number) => people[(nth + 1) % people.length] as Traveller;
  const conversations: string[] = [];
  for (const [nth, person] of people.entries())
    conversations.push(await makeConversation(databaseUrl, person, next(nth)));
  const pages = people.map((person) => keepThreads(url, person));
  const closings = await Promise.all(
    people.map((person, nth) => openStream(url, person, (heard) => pages[nth]?.hear(heard))),
  );
  const started = performance.now();
  await Promise.all(
    people.map(async (person, nth) => {
      const mine = [conversations[nth], conversations.at(nth - 1)];
      for (let count = 0; count < EACH; count++)
        for (const id of mine)
          await ask(url, `/api/conversations/${id}/messages`, person, { content: `Message ${count}` });
    }),
  );
  const messages = 2 * EACH * people.length;
  // Everybody sees what both neighbours wrote, and their own.
  const whole = 4 * EACH;
  // The first line of each conversation was written by the one who comes first in the ring.
  const unreadEach = 2 * EACH + 1;
  const deadline = performance.now() + 10_000;
  // Who asks for what is missing may have a line before the count that comes after it.
  const complete = () => pages.every((page) => page.count() >= whole && page.unread === unreadEach);
  while (!complete() && performance.now() < deadline) await pause(10);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(pages.map((page) => page.settled()));
  for (const close of closings) close();
  const alike = conversations.filter((id, nth) => {
    const [one, other] = [
      pages[nth]?.threads.get(id) ?? [],
      pages[(nth + 1) % pages.length]?.threads.get(id) ?? [],
    ];
    return one.length === 2 * EACH && new Set(one).size === one.length && one.join() === other.join();
  }).length;
  const unread = await query<{ userId: string; unread: number }>(
    databaseUrl,
    `SELECT user_id AS "userId", sum(unread_count)::int AS unread FROM conversation_participants
     WHERE user_id = ANY($1::uuid[]) GROUP BY user_id`,
    [people.map(({ userId }) => userId)],
  );
  const unreadExact =
    unread.every((row) => row.unread === unreadEach) && pages.every((page) => page.unread === unreadEach);
  return {
    messages,
    seconds,
    alike,
    conversations: conversations.length,
    unreadExact,
  };
}
