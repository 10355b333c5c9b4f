import 'server-only';
import { databaseCode, isDatabaseAway } from '@/lib/core/errors';
import { outsideRequests } from '@/lib/core/memory/outside';
import { type Asked, holdTogether, type Outcome } from './hold';

type Waiting = {
  asked: Asked;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
  alone?: boolean;
};

/** Further ones take the turn after: nobody waits for more than these. */
const TOGETHER = 20;

const TIMED_OUT = '57014';

// Only requests that are being answered stand here: by transport who waits while a statement of it is under way, and by person
// the last of theirs.
const turns = new Map<string, Waiting[]>();
const people = new Map<string, Promise<Outcome>>();

/**
 * Holds the weight of one reservation. Those that come to this process while one of the same transport is being held go
 * together in the next statement: they would only wait for each other in the database, each with a connection and the disk of
 * its own. One person's take turns before that, whatever the transport, as they do in the database: strangers who go together
 * with one of them would wait for the others too. What throws for one of them is nobody else's.
 */
export function holdInTurn(asked: Asked): Promise<Outcome> {
  const person = asked.actor.id;
  const before = people.get(person);
  const mine = before
    ? before.then(
        () => joinTurns(asked),
        (error) => (isLate(error) ? Promise.reject(error) : joinTurns(asked)),
      )
    : joinTurns(asked);
  people.set(person, mine);
  const leave = () => void (people.get(person) === mine && people.delete(person));
  mine.then(leave, leave);
  return mine;
}

function joinTurns(asked: Asked): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const one = { asked, resolve, reject };
    const waiting = turns.get(asked.transport.id);
    if (waiting) waiting.push(one);
    else outsideRequests(() => void takeTurns(asked.transport.id, [one]));
  });
}

async function takeTurns(transportId: string, waiting: Waiting[]): Promise<void> {
  turns.set(transportId, waiting);
  while (waiting.length > 0) await take(waiting.splice(0, waiting[0]?.alone ? 1 : TOGETHER), waiting);
  turns.delete(transportId);
}

async function take(together: Waiting[], waiting: Waiting[]): Promise<void> {
  try {
    const outcomes = await holdTogether(together.map(({ asked }) => asked));
    for (const [place, outcome] of outcomes.entries()) together[place]?.resolve(outcome);
  } catch (error) {
    if (isLate(error)) for (const { reject } of [...together, ...waiting.splice(0)]) reject(error);
    else if (together.length === 1 || isDatabaseAway(error)) for (const { reject } of together) reject(error);
    // Nothing of it was done; one by one only the one concerned meets it again.
    else waiting.unshift(...together.map((one) => ({ ...one, alone: true })));
  }
}

/** A statement ran out of time, or found no connection: those behind it have waited as long, and would wait for it again. */
function isLate(error: unknown): boolean {
  const code = databaseCode(error);
  return code === TIMED_OUT || (code === undefined && isDatabaseAway(error));
}
