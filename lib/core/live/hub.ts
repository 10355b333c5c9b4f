import 'server-only';
import { placesIn } from '../cities/names';
import { isDatabaseAway } from '../errors';
import { logTrouble } from '../log/troubles.mjs';
import { outsideRequests } from '../memory/outside';
import { eventText, ping, type Stream, write } from './stream';

/** What a person is told. */
export type News = {
  /** Where the person stands; everything here was read after it was. */
  position: number;
  /** What changed after the place that was asked for, oldest first; null when it is too much to be told one by one. */
  changes: { position: number; event: string; data: unknown }[] | null;
  /** What holds now; told with whatever else is. */
  now: { event: string; data: unknown }[];
};

/** What the hub knows nothing of: it asks, and passes on. */
export type Source = {
  /** What a person was not told after `after`; with null only what holds now. */
  read: (userId: string, after: number | null) => Promise<News>;
  /** What a notification says that concerns nobody's position; null when it is none of ours. */
  passing: (payload: string) => { userId: string; event: string; data: unknown } | null;
  /** Which of these sessions are still open. */
  openSessions: (ids: string[]) => Promise<Set<string>>;
};

type Person = { streams: Set<Stream>; busy: boolean; again: boolean };

/** Beside what else asks the database from this process. */
const READS_AT_ONCE = 4;
const AWAY_PAUSE_MS = 1_000;
const TURN_MS = 1_000;
/** Each stream gets a ping, and its session a look, every so many turns. */
const PING_TURNS = 20;
const SESSION_TURNS = 60;

const SESSION = 'session ';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Holds the streams of this process and tells each what is new for its person. However often somebody is notified of, one
 * read is under way for them and one more to come, and a few for all together.
 */
export function makeHub(source: Source) {
  const people = new Map<string, Person>();
  const slots = Array.from({ length: PING_TURNS }, () => new Set<Stream>());
  const waiting = new Set<string>();
  const justEntered = new Set<Stream>();
  let lookingAtEntered = false;
  let [count, entered, reading, turn, paused] = [0, 0, 0, 0, false];

  function wake(userId: string): void {
    const person = people.get(userId);
    if (!person) return;
    if (person.busy) person.again = true;
    else {
      waiting.add(userId);
      pump();
    }
  }

  function pump(): void {
    for (const userId of waiting) {
      if (reading >= READS_AT_ONCE || paused) return;
      waiting.delete(userId);
      const person = people.get(userId);
      if (!person) continue;
      person.busy = true;
      reading += 1;
      outsideRequests(() => tell(userId, person)).finally(() => {
        reading -= 1;
        person.busy = false;
        if (person.again) waiting.add(userId);
        person.again = false;
        pump();
      });
    }
  }

  async function tell(userId: string, person: Person): Promise<void> {
    // Who comes meanwhile is told by the read after this one.
    const streams = [...person.streams];
    const known = streams.flatMap(({ position }) => position ?? []);
    try {
      const news = await source.read(userId, known.length > 0 ? Math.min(...known) : null);
      for (const stream of streams) say(stream, news);
    } catch (error) {
      if (isDatabaseAway(error)) {
        person.again = true;
        pauseReads();
      } else {
        logTrouble('what is new could not be read', { code: (error as Error).name });
        for (const { response } of streams) response.destroy();
      }
    }
  }

  function pauseReads(): void {
    if (paused) return;
    paused = true;
    setTimeout(() => {
      paused = false;
      pump();
    }, AWAY_PAUSE_MS).unref();
  }

  function say(stream: Stream, { position, changes, now }: News): void {
    const after = stream.position;
    // A read may have come before the notification of what it found.
    if (stream.greeted && after === position) return;
    const follows = changes !== null && after !== null && after <= position;
    const texts = follows
      ? changes
          .filter((change) => change.position > after)
          .map((change) => eventText(change.event, placesIn(stream.langue, change.data), change.position))
      : [];
    if (!follows || !stream.greeted)
      texts.unshift(eventText('bonjour', { _id: stream.userId, relire: !follows }));
    texts.push(...now.map(({ event, data }) => eventText(event, data, position)));
    if (!write(stream, texts.join(''))) return;
    stream.position = position;
    stream.greeted = true;
  }

  const everyStream = () => slots.flatMap((slot) => [...slot]);

  function remove(stream: Stream): void {
    if (!slots.some((slot) => slot.delete(stream))) return;
    count -= 1;
    const person = people.get(stream.userId);
    person?.streams.delete(stream);
    if (person?.streams.size === 0) people.delete(stream.userId);
  }

  function endSession(sessionId: string): void {
    for (const { streams } of people.values())
      for (const stream of streams) if (stream.sessionId === sessionId) finish(stream);
  }

  function end(stream: Stream): void {
    stream.response.end();
    remove(stream);
  }

  /** Its reader need not come back: the session is over. */
  function finish(stream: Stream): void {
    write(stream, eventText('fin', {}));
    end(stream);
  }

  /** Ends those of the streams whose session ended without a word, or while nobody heard it. */
  async function endOverSessions(streams: Stream[]): Promise<void> {
    if (streams.length === 0) return;
    try {
      const open = await source.openSessions([...new Set(streams.map(({ sessionId }) => sessionId))]);
      for (const stream of streams) if (!open.has(stream.sessionId)) finish(stream);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }

  /** A session may have ended between its proof and its stream. Whoever comes during one look is in the next, together. */
  async function lookAtEntered(): Promise<void> {
    if (lookingAtEntered) return;
    lookingAtEntered = true;
    try {
      while (justEntered.size > 0) {
        const streams = [...justEntered];
        justEntered.clear();
        await endOverSessions(streams);
      }
    } finally {
      lookingAtEntered = false;
    }
  }

  function lookAround(): void {
    turn += 1;
    for (const stream of slots[turn % PING_TURNS] ?? []) ping(stream);
    if (turn % SESSION_TURNS === 0) void endOverSessions(everyStream());
  }
  const looking = outsideRequests(() => setInterval(lookAround, TURN_MS).unref());

  return {
    get count() {
      return count;
    },

    /** How many streams somebody has. */
    of: (userId: string): number => people.get(userId)?.streams.size ?? 0,

    /** Takes a stream in until it is closed, and tells it what it has missed. */
    add(stream: Stream): void {
      const person = people.get(stream.userId) ?? { streams: new Set(), busy: false, again: false };
      people.set(stream.userId, person);
      person.streams.add(stream);
      slots[entered++ % PING_TURNS]?.add(stream);
      count += 1;
      stream.response.once('close', () => remove(stream));
      wake(stream.userId);
      justEntered.add(stream);
      void outsideRequests(lookAtEntered);
    },

    /** Takes a notification. */
    notified(payload: string): void {
      if (UUID.test(payload)) wake(payload);
      else if (payload.startsWith(SESSION)) endSession(payload.slice(SESSION.length));
      else {
        const passing = source.passing(payload);
        const streams = passing && people.get(passing.userId)?.streams;
        if (streams) for (const stream of streams) write(stream, eventText(passing.event, passing.data));
      }
    },

    /** Reads anew for everybody: nobody heard what was notified for a while. */
    wakeAll(): void {
      for (const userId of people.keys()) wake(userId);
      void endOverSessions(everyStream());
    },

    /** Ends every stream; their readers come back by themselves, wherever they are let in. */
    end(): void {
      clearInterval(looking);
      for (const slot of slots) for (const stream of slot) end(stream);
    },
  };
}
