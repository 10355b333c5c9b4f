import 'server-only';
import { plainTransaction } from '@/lib/core/db';
import { forbidden } from '@/lib/core/errors';
import { ownImageId } from '@/lib/core/images/view';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/remises';
import { getRemise, type RemiseView } from '../queries/remise';
import type { Declared } from '../schema';
import { holdMoney, holdRemise, partyOf, stepRemise } from './hold';
import { tellRemise } from './tell';

/**
 * The carrier says, with a photo, that the parcel was delivered without its code: seven days begin in which the sender is
 * reminded three times. Throws `not_found` for others, `forbidden` for the sender, `invalid` for a picture that is not the
 * actor's, `conflict` when nothing is held, the trip has not left or the parcel is elsewhere.
 */
export async function declareDelivery(actor: Actor, id: string, input: Declared): Promise<RemiseView> {
  const imageId = await ownImageId(actor, input.imagePath, 'imagePath');
  await plainTransaction(async (tx) => {
    const held = await holdRemise(tx, id);
    if (partyOf(actor, held) !== 'transporteur') throw forbidden(refus('transporteurDeclare'));
    const conserve = (await holdMoney(tx, held, 'held')).length > 0;
    await stepRemise(tx, held, 'declarer', 'transporteur', { conserve });
    await tx.$executeRaw`
      INSERT INTO remise_declarations (reservation_id, image_id, ligne) VALUES (${id}::uuid, ${imageId}::uuid, ${input.ligne})`;
    await tellRemise(tx, id, {
      type: 'livraison_declaree',
      by: actor.id,
      bells: [{ pour: 'demandeur', kind: 'livraison_declaree', cle: '0', more: { rappel: 0 } }],
    });
  });
  return getRemise(actor, id);
}
