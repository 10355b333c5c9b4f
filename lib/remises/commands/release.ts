import 'server-only';
import { limitTo, Prisma, plainTransaction, type RawDb, rowsOf } from '@/lib/core/db';
import { movePayment } from '@/lib/payments/commands/move';
import { tellPayment } from '@/lib/payments/commands/tell';
import { RELEASE_HOURS, REMINDERS, REMINDERS_APART_HOURS, remindersDue } from '../rules';
import { holdMoney, holdRemise, stepRemise } from './hold';
import { tellRemise } from './tell';

const AT_ONCE = 500;
const APART = Prisma.sql`make_interval(hours => ${REMINDERS_APART_HOURS})`;

/** Over `reservations r`: its delivery was told long enough ago, and what is held of it has been for as long. */
const DUE = Prisma.sql`(EXISTS (SELECT FROM remises l WHERE l.reservation_id = r.id AND l.genre = 'livraison'
      AND l.faite_le <= now() - make_interval(hours => ${RELEASE_HOURS.livree}))
    OR EXISTS (SELECT FROM remise_declarations d WHERE d.reservation_id = r.id AND d.rappels = ${REMINDERS}
      AND d.rappel_le <= now() - ${APART} AND d.created_at <= now() - make_interval(hours => ${RELEASE_HOURS.declaree})))
  AND NOT EXISTS (SELECT FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held'
    AND (p.gele_le IS NOT NULL OR p.moved_at > now() - make_interval(hours => ${RELEASE_HOURS.livree})))`;

/**
 * Releases what is held for parcels whose time to disagree is over: 24 hours after a delivery by code or the recipient's word,
 * seven days and three reminders after one that the carrier alone says. Any number may run at once. One that fails keeps no
 * other from its turn; the first failure is thrown at the end. Answers how many there were.
 */
export async function releaseDue(): Promise<number> {
  const due = await rowsOf<{ id: string }>`
    SELECT r.id FROM reservations r WHERE r.remise IN ('declaree', 'livree') AND ${DUE} ORDER BY r.id ${limitTo(AT_ONCE)}`;
  return each(due, async (tx, id) => {
    const held = await holdRemise(tx, id);
    const [still] = await tx.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM reservations r WHERE r.id = ${id}::uuid AND r.remise IN ('declaree', 'livree') AND ${DUE}`;
    if (!still) return 0;
    const payments = await holdMoney(tx, held, 'held');
    await stepRemise(tx, held, 'liberer', 'temps');
    for (const payment of payments) {
      await movePayment(tx, payment, 'liberer', { par: 'temps' }, { echu: true });
    }
    if (payments.length > 0) await tellRemise(tx, id, { type: 'paiement_libere' });
    for (const payment of payments) await tellPayment(tx, 'paiement_verse', payment);
    return 1;
  });
}

/**
 * Reminds senders of deliveries that the carrier alone says. Each reminder is sent once, whatever number runs at once.
 * Answers how many were.
 */
export async function remindDeclarations(): Promise<number> {
  const waiting = Prisma.sql`d.rappels < ${REMINDERS} AND coalesce(d.rappel_le <= now() - ${APART}, true)`;
  const due = await rowsOf<{ id: string; declareeLe: Date; rappels: number }>`
    SELECT r.id, d.created_at AS "declareeLe", d.rappels FROM reservations r
    JOIN remise_declarations d ON d.reservation_id = r.id
    WHERE r.remise = 'declaree' AND ${waiting} ORDER BY r.id ${limitTo(AT_ONCE)}`;
  const now = new Date();
  const some = due.filter(({ declareeLe, rappels }) => remindersDue(declareeLe, now) > rappels);
  return each(some, async (tx, id) => {
    const { remise } = await holdRemise(tx, id);
    if (remise !== 'declaree') return 0;
    const [row] = await tx.$queryRaw<{ rappels: number }[]>`
      UPDATE remise_declarations d SET rappels = rappels + 1, rappel_le = now()
      WHERE reservation_id = ${id}::uuid AND ${waiting} RETURNING rappels`;
    if (!row) return 0;
    const bell = { pour: 'demandeur', kind: 'livraison_declaree', cle: String(row.rappels) } as const;
    await tellRemise(tx, id, { bells: [{ ...bell, more: { rappel: row.rappels } }] });
    return 1;
  });
}

/**
 * Works some reservations off, each in a transaction of its own: one that fails keeps no other from its turn, and the first
 * failure is thrown at the end. Answers the sum of what each answered.
 */
export async function each(
  due: { id: string }[],
  work: (tx: RawDb, id: string) => Promise<number>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      done += await plainTransaction((tx) => work(tx, id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
