import 'server-only';
import { plainTransaction, type RawDb } from '@/lib/core/db';
import { notFound } from '@/lib/core/errors';
import { refus } from '@/lib/langues/refus/remises';
import { tokenHash } from '../queries/codes';
import { type ColisView, getColis } from '../queries/colis';
import { handoverOf } from './enter';
import { type HeldRemise, holdRemise, stepRemise } from './hold';
import { tellRemise } from './tell';

/**
 * The recipient says through their link that the parcel is there: it is delivered, as by its code. Once more is no failure.
 * Throws `not_found` for a link that is not ours or was taken back, `conflict` when the parcel is elsewhere.
 */
export async function receiveColis(token: string): Promise<ColisView> {
  await plainTransaction(async (tx) => {
    const held = await holdByLien(tx, token);
    const { faiteLe } = await handoverOf(tx, held.id, 'livraison');
    if (faiteLe) return;
    await stepRemise(tx, held, 'livrer', 'destinataire');
    await tx.$executeRaw`
      UPDATE remises SET faite_le = now(), moyen = 'lien' WHERE reservation_id = ${held.id}::uuid AND genre = 'livraison'`;
    const bells = (['demandeur', 'transporteur'] as const).map((pour) => ({
      pour,
      kind: 'colis_livre' as const,
      more: {},
    }));
    await tellRemise(tx, held.id, { type: 'colis_livre', bells });
  });
  return getColis(token);
}

/** The parcel that a recipient's link names, held. Throws `not_found` for a link that is not ours, was taken back or is over. */
export async function holdByLien(tx: RawDb, token: string): Promise<HeldRemise> {
  const hash = tokenHash(token);
  const [lien] = await tx.$queryRaw<{ reservationId: string }[]>`
    SELECT reservation_id AS "reservationId" FROM remise_liens WHERE token_hash = ${hash}`;
  if (!lien) throw notFound(refus('lienPerime'));
  const held = await holdRemise(tx, lien.reservationId);
  // Asked again in turn: it may have been taken back meanwhile.
  const [open] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM remise_liens WHERE token_hash = ${hash} AND revoked_at IS NULL`;
  if (!open || held.status !== 'confirmee') throw notFound(refus('lienPerime'));
  return held;
}
