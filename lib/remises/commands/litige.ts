import 'server-only';
import { newId, plainTransaction, type RawDb } from '@/lib/core/db';
import { AppError, found, invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/remises';
import { movePayment } from '@/lib/payments/commands/move';
import { tellPayment } from '@/lib/payments/commands/tell';
import { type ColisView, getColis } from '../queries/colis';
import { getRemise, type RemiseView } from '../queries/remise';
import { MOST_PROPOSALS, spread } from '../rules';
import type { Accepted, Disputed, Proposed, Settled } from '../schema';
import { holdByLien } from './colis';
import { type HeldRemise, holdMoney, holdRemise, partyOf, stepRemise } from './hold';
import { type Bell, tellRemise } from './tell';

type Par = 'transporteur' | 'demandeur' | 'destinataire';
type Litige = { id: string; montantCentimes: number };
const PAYMENT_PAR = { transporteur: 'sender', demandeur: 'recipient', destinataire: 'destinataire' } as const;

/**
 * One of the two people says that something is wrong: what is held stays until both agree or an operator decides. Throws
 * `not_found` for others, `conflict` when nothing is held, the trip has not left or the parcel is elsewhere.
 */
export async function disputeReservation(actor: Actor, id: string, input: Disputed): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    const held = await holdRemise(tx, id);
    await open(tx, held, partyOf(actor, held), actor.id, input);
  });
  return getRemise(actor, id);
}

/** The same, said by the recipient through their link. Throws `not_found` for a link that is not ours or was taken back. */
export async function disputeColis(token: string, input: Disputed): Promise<ColisView> {
  await plainTransaction(async (tx) => open(tx, await holdByLien(tx, token), 'destinataire', null, input));
  return getColis(token);
}

async function open(
  tx: RawDb,
  held: HeldRemise,
  par: Par,
  userId: string | null,
  { motif }: Disputed,
): Promise<void> {
  const payments = await holdMoney(tx, held, 'held');
  await stepRemise(tx, held, 'contester', par, { conserve: payments.length > 0 });
  const montant = payments.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  const id = newId();
  await tx.$executeRaw`
    INSERT INTO litiges (id, reservation_id, par, user_id, motif, montant_centimes)
    VALUES (${id}::uuid, ${held.id}::uuid, ${par}::litige_par, ${userId}::uuid, ${motif}, ${montant})`;
  const by = { par: PAYMENT_PAR[par], ...(userId ? { userId } : {}) };
  for (const payment of payments) await movePayment(tx, payment, 'contester', by);
  const bells = (['demandeur', 'transporteur'] as const)
    .filter((pour) => pour !== par)
    .map((pour): Bell => ({ pour, kind: 'litige', cle: `ouvert:${id}`, more: { etape: 'ouvert' } }));
  await tellRemise(tx, held.id, { type: 'litige_ouvert', by: userId, bells });
}

/**
 * One side proposes what goes back to who paid; their last proposal stands. Throws `not_found` for others, `invalid` on
 * `rembourse` for more than is held, `conflict` when there is no dispute or too many proposals.
 */
export async function proposeSplit(actor: Actor, id: string, input: Proposed): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    const held = await holdRemise(tx, id);
    const par = partyOf(actor, held);
    await stepRemise(tx, held, 'proposer', par);
    const litige = await openLitigeOf(tx, held);
    const centimes = centsOf(litige, input.rembourse);
    const [made] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM litige_propositions
      WHERE litige_id = ${litige.id}::uuid AND user_id = ${actor.id}::uuid`;
    if ((made?.count ?? 0) >= MOST_PROPOSALS) {
      throw new AppError('conflict', refus('tropDePropositions', { n: MOST_PROPOSALS }));
    }
    const proposition = newId();
    await tx.$executeRaw`
      INSERT INTO litige_propositions (id, litige_id, user_id, rembourse_centimes, ligne)
      VALUES (${proposition}::uuid, ${litige.id}::uuid, ${actor.id}::uuid, ${centimes}, ${input.ligne})`;
    const pour = par === 'transporteur' ? 'demandeur' : 'transporteur';
    const bell: Bell = { pour, kind: 'litige', cle: `propose:${proposition}`, more: { etape: 'propose' } };
    await tellRemise(tx, id, { bells: [bell] });
  });
  return getRemise(actor, id);
}

/**
 * One side accepts what the other proposed last: the money is divided so. Throws `not_found` for others, `conflict` when
 * there is no dispute, or what is accepted does not stand any more.
 */
export async function acceptSplit(
  actor: Actor,
  id: string,
  { propositionId }: Accepted,
): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    const held = await holdRemise(tx, id);
    const par = partyOf(actor, held);
    await stepRemise(tx, held, 'accepter', par);
    const litige = await openLitigeOf(tx, held);
    const [last] = await tx.$queryRaw<{ id: string; centimes: number }[]>`
      SELECT id, rembourse_centimes AS centimes FROM litige_propositions
      WHERE litige_id = ${litige.id}::uuid AND user_id <> ${actor.id}::uuid ORDER BY id DESC LIMIT 1`;
    if (last?.id !== propositionId) {
      throw new AppError('conflict', refus('plusLaDerniere'));
    }
    await tx.$executeRaw`
      UPDATE litiges SET etat = 'accorde', clos_le = now(), rembourse_centimes = ${last.centimes}
      WHERE id = ${litige.id}::uuid`;
    await divide(tx, held, last.centimes, { par: 'accord', userId: actor.id });
  });
  return getRemise(actor, id);
}

/**
 * An operator, whom the caller has proven, decides what goes back to who paid and says why. Throws `not_found` for an unknown
 * dispute, `invalid` on `rembourse` for more than is held, `conflict` when it is over or concerns the operator.
 */
export async function decideLitige(actor: Actor, litigeId: string, input: Settled): Promise<null> {
  await plainTransaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ id: string }[]>`
      SELECT reservation_id AS id FROM litiges WHERE id = ${litigeId}::uuid`;
    const held = await holdRemise(tx, found(row, refus('litigeIntrouvable')).id);
    if ([held.carrierId, held.requesterId].includes(actor.id)) {
      throw new AppError('conflict', refus('vousConcerne'));
    }
    await stepRemise(tx, held, 'trancher', 'operateur');
    const litige = await openLitigeOf(tx, held);
    if (litige.id !== litigeId) throw new AppError('conflict', refus('dejaRegle'));
    const centimes = centsOf(litige, input.rembourse);
    await tx.$executeRaw`
      UPDATE litiges SET etat = 'tranche', clos_le = now(), rembourse_centimes = ${centimes}, raison = ${input.raison},
        operator_id = ${actor.id}::uuid WHERE id = ${litigeId}::uuid`;
    await divide(tx, held, centimes, { par: 'operateur', userId: actor.id });
  });
  return null;
}

function centsOf({ montantCentimes }: Litige, euros: number): number {
  const centimes = eurosToCents(euros);
  if (centimes <= montantCentimes) return centimes;
  throw invalidField('rembourse', refus('tropRembourse'));
}

/** Under the reservation's lock: nothing else ends it meanwhile. */
async function openLitigeOf(tx: RawDb, { id }: HeldRemise): Promise<Litige> {
  const [row] = await tx.$queryRaw<Litige[]>`
    SELECT id, montant_centimes AS "montantCentimes" FROM litiges WHERE reservation_id = ${id}::uuid AND etat = 'ouvert'`;
  return found(row, refus('litigeIntrouvable'));
}

/** Divides what is disputed, payment by payment, and tells both. */
async function divide(
  tx: RawDb,
  held: HeldRemise,
  rembourse: number,
  by: { par: 'accord' | 'operateur'; userId: string },
): Promise<void> {
  const payments = await holdMoney(tx, held, 'disputed');
  const parts = spread(
    rembourse,
    payments.map(({ amountCentimes }) => amountCentimes),
  );
  const ends: (string | null)[] = [];
  for (const [at, payment] of payments.entries()) {
    ends.push(await movePayment(tx, payment, 'trancher', by, { rembourse: parts[at] ?? 0 }));
  }
  const etape = by.par === 'accord' ? 'accorde' : 'tranche';
  const bells = (['demandeur', 'transporteur'] as const).map(
    (pour): Bell => ({ pour, kind: 'litige', cle: etape, more: { etape } }),
  );
  await tellRemise(tx, held.id, {
    type: `litige_${etape}`,
    by: by.par === 'accord' ? by.userId : null,
    bells,
  });
  for (const [at, payment] of payments.entries()) {
    if (ends[at] !== 'released') await tellPayment(tx, 'paiement_rembourse', payment);
    if (ends[at] !== 'refunded') await tellPayment(tx, 'paiement_verse', payment);
  }
}
