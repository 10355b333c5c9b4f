import 'server-only';
import { newId, plainTransaction, type RawDb } from '@/lib/core/db';
import { forbidden } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/remises';
import { codeHash, codeOf, lienToken, tokenHash } from '../queries/codes';
import { getRemise, type RemiseView } from '../queries/remise';
import { handoverOf } from './enter';
import { holdRemise, partyOf, stepRemise } from './hold';

/**
 * Makes the recipient's link, or leaves the one there is. Throws `not_found` for others, `forbidden` for the carrier,
 * `conflict` when the parcel needs none.
 */
export async function makeLien(actor: Actor, id: string): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    await holdAsSender(tx, actor, id);
    const lien = newId();
    await tx.$executeRaw`
      INSERT INTO remise_liens (id, reservation_id, token_hash)
      VALUES (${lien}::uuid, ${id}::uuid, ${tokenHash(lienToken(lien))}) ON CONFLICT DO NOTHING`;
  });
  return getRemise(actor, id);
}

/**
 * Takes the recipient's link back, with the code that it showed: the next delivery has another. Once more is no failure.
 * Throws as `makeLien` does.
 */
export async function revokeLien(actor: Actor, id: string): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    await holdAsSender(tx, actor, id);
    const ended = await tx.$executeRaw`
      UPDATE remise_liens SET revoked_at = now() WHERE reservation_id = ${id}::uuid AND revoked_at IS NULL`;
    if (ended === 0) return;
    await handoverOf(tx, id, 'livraison');
    const [row] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version + 1 AS version FROM remises
      WHERE reservation_id = ${id}::uuid AND genre = 'livraison' AND faite_le IS NULL`;
    if (!row) return;
    const hash = codeHash(id, 'livraison', codeOf(id, 'livraison', row.version));
    await tx.$executeRaw`
      UPDATE remises SET version = ${row.version}, code_hash = ${hash}
      WHERE reservation_id = ${id}::uuid AND genre = 'livraison'`;
  });
  return getRemise(actor, id);
}

async function holdAsSender(tx: RawDb, actor: Actor, id: string): Promise<void> {
  const held = await holdRemise(tx, id);
  if (partyOf(actor, held) !== 'demandeur') throw forbidden(refus('expediteurSeul'));
  await stepRemise(tx, held, 'partager', 'demandeur');
}
