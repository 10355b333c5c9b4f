import 'server-only';
import { limitTo, plainTransaction, rowsOf } from '@/lib/core/db';
import { enqueue } from '@/lib/core/jobs/boss';
import { log } from '@/lib/core/log/log';
import { refreshAccount } from './account';
import { followOpposition } from './opposition';
import { settleCharge } from './pay';
import { currentProvider, providerOf } from './provider';
import { takeBack } from './returned';
import { readEvent } from './stripe/events';

const AT_ONCE = 200;

/**
 * Keeps what the provider told of by itself, once, and asks for the work on it: the answer waits for nothing else. Throws
 * `bad_request` for what is not the provider's word, `not_found` where no provider tells anything.
 */
export async function receiveEvent(text: string, signature: string | null): Promise<null> {
  const { id, type, objet } = await readEvent(text, signature);
  await plainTransaction(async (tx) => {
    const kept = await tx.$executeRaw`
      INSERT INTO payment_events (id, type, objet) VALUES (${id}, ${type}, ${objet}) ON CONFLICT (id) DO NOTHING`;
    if (kept > 0) await enqueue(tx, 'payment-events');
  });
  return null;
}

/** What each kind of event makes us ask about. Others are kept, and change nothing. */
const ABOUT: [RegExp, (objet: string) => Promise<unknown>][] = [
  [/^checkout\.session\./, settleCharge],
  [/^account\.updated$/, refreshAccount],
  [/^charge\.dispute\./, followOpposition],
  [/^transfer\.reversed$/, (objet) => takeBack('versement', objet)],
  [/^refund\.(?:failed|updated)$/, (objet) => takeBack('remboursement', objet)],
];

/**
 * Works off what was told: the object that an event names is asked for anew, and only what the provider says of it now counts.
 * So neither the events' order nor how often they come matters, and two may work at once. What fails is tried again with the
 * next call, for three days. Answers how many were worked off.
 */
export async function workEvents(): Promise<number> {
  const provider = currentProvider();
  if (!provider || !providerOf(provider).accounts) return 0;
  const waiting = await rowsOf<{ id: string; type: string; objet: string }>`
    SELECT id, type, objet FROM payment_events WHERE traite_le IS NULL AND received_at > now() - interval '3 days'
    ORDER BY received_at ${limitTo(AT_ONCE)}`;
  let done = 0;
  for (const { id, type, objet } of waiting) {
    try {
      await ABOUT.find(([kind]) => kind.test(type))?.[1](objet);
      await rowsOf`UPDATE payment_events SET traite_le = now() WHERE id = ${id} AND traite_le IS NULL RETURNING id`;
      done += 1;
    } catch (error) {
      log.error(
        { event: id, type, code: (error as { code?: unknown }).code },
        'an event could not be worked off',
      );
    }
  }
  return done;
}
