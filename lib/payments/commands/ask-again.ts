import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import type { Actor } from '@/lib/core/sessions/actor';
import { getPayment, type PaymentDetailView } from '../queries';
import { settleCharge } from './pay';
import { currentProvider, providerOf } from './provider';

const AT_ONCE = 200;

/**
 * For who comes back from the provider's door: it is asked at once what became of it, and the payment answered as it is then.
 * Throws `not_found` for others, `unavailable` when the provider does not answer.
 */
export async function askOnReturn(actor: Actor, id: string): Promise<PaymentDetailView> {
  const payment = await getPayment(actor, id);
  const doors = await rowsOf<{ ref: string }>`
    SELECT ref FROM payment_calls
    WHERE payment_id = ${id}::uuid AND genre = 'encaissement' AND etat = 'demande' AND ref IS NOT NULL`;
  for (const { ref } of doors) await settleCharge(ref);
  return doors.length > 0 ? getPayment(actor, id) : payment;
}

/**
 * Asks the provider about doors whose word has not come: after a minute, then ever more seldom, until they are closed. Those of
 * payments that nobody waits for any more are closed first. Answers how many payments moved.
 */
export async function askAgain(): Promise<number> {
  const provider = currentProvider();
  if (!provider) return 0;
  const open = await rowsOf<{ id: string; ref: string; isAwaited: boolean }>`
    SELECT c.id, c.ref, p.state = 'pending' AS "isAwaited" FROM payment_calls c JOIN payments p ON p.id = c.payment_id
    WHERE c.etat = 'demande' AND c.genre = 'encaissement' AND c.ref IS NOT NULL AND p.provider = ${provider}
      AND c.relire_apres <= now()
    ORDER BY c.relire_apres ${limitTo(AT_ONCE)}`;
  let moved = 0;
  for (const { id, ref, isAwaited } of open) {
    try {
      if (!isAwaited) await providerOf(provider).close({ id, ref });
      moved += (await settleCharge(ref)) ? 1 : 0;
    } catch (error) {
      log.error(
        { charge: ref, code: (error as { code?: unknown }).code },
        'a charge could not be asked about',
      );
    }
    await rowsOf`
      UPDATE payment_calls SET relire_apres = now() + greatest(interval '1 minute', (now() - created_at) / 4)
      WHERE id = ${id}::uuid AND etat = 'demande' RETURNING id`;
  }
  return moved;
}
