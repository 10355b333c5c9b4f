import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { keptPlace } from '@/lib/core/cities/names';
import { type Db, db, newId } from '@/lib/core/db';
import { ownImageId } from '@/lib/core/images/view';
import { requireOwner } from '@/lib/core/listing/own';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents } from '@/lib/core/text/money';
import { normaliser } from '@/lib/core/text/normaliser';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { expirePagesOf } from '@/lib/users/commands/expire';
import { getProduitFor, type ProduitView } from './queries';
import type { ProduitChange, ProduitInput } from './schema';

/** Publishes a product. Throws `invalid` when its picture is not the actor's. */
export async function createProduit(actor: Actor, input: ProduitInput): Promise<ProduitView> {
  const imageId = input.imagePath ? await ownImageId(actor, input.imagePath, 'imagePath') : null;
  const id = newId();
  const isVisible = input.isVisible ?? true;
  await db.$transaction(async (tx) => {
    await tx.produit.create({
      data: { id, userId: actor.id, ...columns(input), imageId, isVisible },
      select: { id: true },
    });
    if (isVisible) await lookForAlertes(tx, 'produit', [id]);
  });
  expirePagesOf(actor.id, { produits: [{ id }] });
  return getProduitFor(actor, id);
}

/** Edits a product, or hides and shows it. Fields left out stay; an empty `imagePath` takes the picture away. */
export async function updateProduit(actor: Actor, id: string, change: ProduitChange): Promise<ProduitView> {
  await getOwn(actor, id);
  const { imagePath, ...fields } = change;
  const image =
    imagePath === undefined
      ? {}
      : { imageId: imagePath ? await ownImageId(actor, imagePath, 'imagePath') : null };
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM produits WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    // What is left out stays as it is now: another edit may have been written before this one has the row.
    const next = { ...(await getOwn(actor, id, tx)), ...fields };
    await tx.produit.update({
      where: { id },
      data: { ...columns(next), ...image, isVisible: next.isVisible },
      select: { id: true },
    });
    if (next.isVisible) await lookForAlertes(tx, 'produit', [id]);
  });
  expirePagesOf(actor.id, { produits: [{ id }] });
  return getProduitFor(actor, id);
}

/** Deletes a product of the actor's; conversations about it remain. */
export async function deleteProduit(actor: Actor, id: string): Promise<null> {
  await getOwn(actor, id);
  await db.produit.deleteMany({ where: { id } });
  expirePagesOf(actor.id, { produits: [{ id }] });
  return null;
}

async function getOwn(actor: Actor, id: string, on: Db = db): Promise<ProduitView> {
  const produit = await getProduitFor(actor, id, on);
  requireOwner(actor, produit.userId);
  return produit;
}

type Written = Omit<ProduitInput, 'imagePath' | 'isVisible'>;

function columns({ nom, description, categorie, prix, ...input }: Written) {
  const localisation = keptPlace(input.localisation);
  return {
    nom,
    description,
    categorie,
    localisation,
    prixCentimes: eurosToCents(prix),
    localisationCle: placeKey(localisation),
    texteRecherche: normaliser([nom, description, localisation].join(' ')),
  };
}
