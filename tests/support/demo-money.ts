import { expect } from 'vitest';
import { db } from '@/lib/core/db';
import { payOut } from '@/lib/payments/commands/payout';
import { reconcile } from '@/lib/payments/commands/reconcile';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { balances, stateOf } from '@/lib/payments/rules/ledger';
import { ETATS_PAYMENT } from '@/lib/payments/schema';
import { askAfterParcels } from '@/lib/remises/commands/ask-after';
import { demoEmail } from '@/prisma/demo-accounts';
import { entriesOf } from './payments';

const statesOf = async (nom: string) => {
  const rows = await db.payment.findMany({
    where: { recipient: { email: demoEmail(nom) } },
    select: { state: true },
  });
  return new Set(rows.map(({ state }) => state));
};

/** The demo world’s money is in every state, all of them to be seen by the first demo account. */
export async function expectEveryState(): Promise<void> {
  expect([...(await statesOf('Salma Idrissi'))].sort()).toEqual([...ETATS_PAYMENT].sort());
  expect(await db.payment.count({ where: { provider: { not: 'test' } } })).toBe(0);
}

/** The demo world’s money has parcels at every step, and one disagreement that waits for a decision. */
export async function expectEveryStep(): Promise<void> {
  const steps = await db.reservation.groupBy({ by: ['remise'], where: { payments: { some: {} } } });
  expect(steps.map(({ remise }) => remise).sort()).toEqual(
    ['attendue', 'close', 'collectee', 'contestee', 'declaree', 'livree'].sort(),
  );
  const disputes = await db.litige.findMany({
    select: { etat: true, montantCentimes: true, propositions: true },
  });
  expect(disputes.map(({ etat }) => etat).sort()).toEqual(['accorde', 'ouvert']);
  for (const { propositions, montantCentimes } of disputes) {
    expect(propositions.length).toBeGreaterThan(0);
    expect(montantCentimes).toBeGreaterThan(0);
  }
}

/** The demo world’s money has one paid parcel that nobody collected for a week: its people are asked after it, once. */
export async function expectStandingParcel(): Promise<void> {
  expect([await askAfterParcels(), await askAfterParcels()]).toEqual([1, 0]);
  const told = await db.notification.findMany({ where: { kind: 'remise_attendue' } });
  expect(told).toMatchObject(Array(2).fill({ facts: { genre: 'collecte', rappel: 3 } }));
}

/** The demo world’s money stands in books that balance, say the same as the payments, and agree with the provider. */
export async function expectSoundBooks(): Promise<void> {
  for (const { id, state, soldeLe } of await db.payment.findMany()) {
    const entries = await entriesOf(id);
    for (const { lignes } of entries) expect(lignes.reduce((sum, { centimes }) => sum + centimes, 0)).toBe(0);
    const money = stateOf(entries);
    expect([id, money]).toEqual([id, state === 'disputed' ? 'held' : money === null ? null : state]);
    expect(money === null).toBe(['pending', 'failed', 'withdrawn', 'lapsed'].includes(state));
    const owed = balances(entries);
    if (soldeLe) expect([id, owed.a_verser, owed.a_rembourser]).toEqual([id, 0, 0]);
  }
  const [differ] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.compte = 'prestataire'
      LEFT JOIN payment_calls c ON c.payment_id = e.payment_id AND c.genre::text = e.genre::text AND c.etat = 'fait'
      LEFT JOIN test_charges t ON t.ref = c.ref AND t.etat = 'paye'
    WHERE t.centimes IS DISTINCT FROM abs(l.centimes)`;
  expect(differ).toEqual({ count: 0 });
  expect(await reconcile()).toBe(0);
}

/** The demo world’s money leaves nothing for what runs by itself to mend. */
export async function expectNothingLeft(): Promise<void> {
  expect([await payOut(), await lapsePayments()]).toEqual([0, 0]);
  expect(
    await db.payment.count({ where: { state: { in: ['released', 'refunded', 'split'] }, soldeLe: null } }),
  ).toBe(0);
}

/** The demo world’s money has its papers, numbered without gaps in the order of time. */
export async function expectPapers(): Promise<void> {
  const papers = await db.recu.findMany({ orderBy: [{ serie: 'asc' }, { numero: 'asc' }] });
  expect([...new Set(papers.map(({ genre }) => genre))].sort()).toEqual(['avoir', 'commission', 'paiement']);
  for (const serie of new Set(papers.map((paper) => paper.serie))) {
    expect(serie).toMatch(/^TEST-/);
    const some = papers.filter((paper) => paper.serie === serie);
    expect(some.map(({ numero }) => numero)).toEqual(some.map((_, index) => index + 1));
    const dates = some.map(({ createdAt }) => +createdAt);
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
  }
}

/** The demo world’s money dates nothing before it could happen. */
export async function expectOrderInTime(): Promise<void> {
  const wrong = await db.$queryRaw`
    SELECT p.id, 'asked' AS what FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
    WHERE p.created_at > now() OR p.confirmee_le > p.created_at OR p.created_at > r.date_depart
    UNION ALL SELECT m.payment_id, m.action FROM payment_moves m JOIN payments p ON p.id = m.payment_id
    WHERE m.created_at < p.created_at OR m.created_at > now()
    UNION ALL SELECT h.reservation_id, h.genre::text FROM remises h JOIN reservations r ON r.id = h.reservation_id
    WHERE h.faite_le > now() OR h.faite_le < r.statut_le
      OR h.faite_le < CASE h.genre WHEN 'collecte' THEN r.date_depart - interval '1 day' ELSE r.date_arrivee END
    UNION ALL SELECT d.reservation_id, 'declared' FROM remise_declarations d JOIN reservations r ON r.id = d.reservation_id
    WHERE d.created_at > now() OR d.created_at < r.date_arrivee`;
  expect(wrong).toEqual([]);
}

/** The demo world’s conversations are between two people, what is read of them is in step, and payments are asked by the owner. */
export async function expectSoundTalks(): Promise<void> {
  const wrong = await db.$queryRaw`
    SELECT m.id FROM messages m
    WHERE NOT EXISTS (SELECT FROM conversation_participants p WHERE p.conversation_id = m.conversation_id AND p.user_id = m.sender_id)
    UNION ALL SELECT c.id FROM conversations c
    WHERE (SELECT count(*) FROM conversation_participants p WHERE p.conversation_id = c.id) <> 2
      OR ROW(c.last_ordre, c.last_ordre) <> (SELECT count(*), max(ordre) FROM messages m WHERE m.conversation_id = c.id)
    UNION ALL SELECT l.user_id FROM live_positions l
    WHERE l.position <> (SELECT max(p.position) FROM conversation_participants p WHERE p.user_id = l.user_id)
    UNION ALL SELECT p.conversation_id FROM conversation_participants p
    WHERE p.unread_count <> (SELECT count(*) FROM messages m
        WHERE m.conversation_id = p.conversation_id AND m.ordre > p.read_ordre AND m.sender_id <> p.user_id)
    UNION ALL SELECT p.id FROM payments p
      LEFT JOIN transports t ON t.id = p.transport_id LEFT JOIN produits a ON a.id = p.produit_id
    WHERE p.sender_id <> coalesce(t.user_id, a.user_id, p.sender_id)
      OR NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = p.conversation_id AND m.link = '/payments/' || p.id)`;
  expect(wrong).toEqual([]);
}
