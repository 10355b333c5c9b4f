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

// Who waits, by transport, while a statement of it is under way; only requests that are being answered stand here.
const turns = new Map<string, Waiting[]>();

/**
 * Holds the weight of one reservation. Those that come to this process while one of the same transport is being held go
 * together in the next statement: they would only wait for each other in the database, each with a connection and the disk of
 * its own. What throws for one of them is nobody else's.
 */
export function holdInTurn(asked: Asked): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const one = { asked, resolve, reject };
    const waiting = turns.get(asked.transport.id);
    if (waiting) waiting.push(one);
    else outsideRequests(() => void takeTurns(asked.transport.id, [one]));
  });
}

async function takeTurns(transportId: string, waiting: Waiting[]): Promise<void> {
  turns.set(transportId, waiting);
  while (waiting.length > 0) await take(nextOf(waiting), waiting);
  turns.delete(transportId);
}

/** The first of those who wait and whoever may go with it; of one person's, each is decided on the one before. */
function nextOf(waiting: Waiting[]): Waiting[] {
  if (waiting[0]?.alone) return waiting.splice(0, 1);
  const next = new Map<string, Waiting>();
  for (const one of waiting) {
    if (next.size === TOGETHER) break;
    if (!next.has(one.asked.actor.id)) next.set(one.asked.actor.id, one);
  }
  const going = new Set(next.values());
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !going.has(one)));
  return [...going];
}

async function take(together: Waiting[], waiting: Waiting[]): Promise<void> {
  try {
    const outcomes = await holdTogether(together.map(({ asked }) => asked));
    for (const [place, outcome] of outcomes.entries()) together[place]?.resolve(outcome);
  } catch (error) {
    // Those who wait have waited as long as a statement may, or soon will have.
    const gone = databaseCode(error) === TIMED_OUT ? [...together, ...waiting.splice(0)] : together;
    if (together.length === 1 || isDatabaseAway(error)) for (const { reject } of gone) reject(error);
    // Nothing of it was done; one by one only the one concerned meets it again.
    else waiting.unshift(...together.map((one) => ({ ...one, alone: true })));
  }
}
