import 'server-only';
import { createHmac } from 'node:crypto';
import type { Actor } from '@/lib/core/actor';
import { expirePages } from '@/lib/core/cache';
import { findCity, placeKey } from '@/lib/core/cities/find';
import { db, newId } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { AppError, forbidden, invalidField } from '@/lib/core/errors';
import { ownImageId } from '@/lib/core/images';
import { eurosToCents } from '@/lib/core/money';
import { normaliser } from '@/lib/core/text';
import { type DemandeView, getDemandeFor } from './queries';
import { canManageDemande, canMoveDemande, deadlineToday } from './rules';
import type { DemandeChange, DemandeInput } from './schema';

const STATUT = { 'en attente': 'en_attente', 'en cours': 'en_cours', terminée: 'terminee' } as const;

/** Publishes a need (specification section 5). Throws `invalid` by field: the deadline is today or later, the picture one's own. */
export async function createDemande(actor: Actor, input: DemandeInput): Promise<DemandeView> {
  refusePastDeadline(input.dateLimite);
  const imageId = await ownImageId(actor, input.imagePath, 'imagePath');
  const id = newId();
  const isVisible = input.isVisible ?? true;
  await db.demande.create({
    data: { id, userId: actor.id, ...columns(input), imageId, isVisible },
    select: { id: true },
  });
  expirePages('/', `/profile/${actor.id}`, `/demandes/${id}`);
  return getDemandeFor(actor, id);
}

/**
 * Edits a need, hides and shows it, or moves it on. Fields left out stay. Throws `invalid` by field, `not_found`,
 * `forbidden`, and `conflict` for a move its life does not have or when it was moved meanwhile.
 */
export async function updateDemande(actor: Actor, id: string, change: DemandeChange): Promise<DemandeView> {
  const current = await getOwn(actor, id);
  const { imagePath, ...fields } = change;
  const next = { ...current, lienProduit: current.lienProduit ?? '', ...fields };
  if (next.dateLimite !== current.dateLimite) refusePastDeadline(next.dateLimite);
  if (next.status !== current.status && !canMoveDemande(current.status, next.status)) {
    throw new AppError(
      'conflict',
      `Cette demande est ${current.status} : elle ne peut pas devenir ${next.status}.`,
    );
  }
  const imageId = imagePath === undefined ? {} : { imageId: await ownImageId(actor, imagePath, 'imagePath') };
  const moved = await db.demande.updateMany({
    where: { id, status: STATUT[current.status] },
    data: { ...columns(next), ...imageId, isVisible: next.isVisible, status: STATUT[next.status] },
  });
  if (moved.count === 0) throw new AppError('conflict', 'Cette demande vient de changer. Rechargez la page.');
  expirePages('/', `/profile/${actor.id}`, `/demandes/${id}`);
  return getDemandeFor(actor, id);
}

/** Deletes a need of the actor's; conversations about it remain. */
export async function deleteDemande(actor: Actor, id: string): Promise<null> {
  await getOwn(actor, id);
  await db.demande.deleteMany({ where: { id } });
  expirePages('/', `/profile/${actor.id}`, `/demandes/${id}`);
  return null;
}

/**
 * Counts a view of a visible need, once per visitor and day. The visitor is a hash of address and browser under a key
 * that changes daily: nobody can be followed from one day to the next.
 */
export async function countDemandeView(
  id: string,
  visitor: { address: string; userAgent: string },
): Promise<null> {
  const jour = deadlineToday(new Date());
  const visiteur = createHmac('sha256', `${env().NEXTAUTH_SECRET} ${jour}`)
    .update(`${visitor.address} ${visitor.userAgent}`)
    .digest('base64url');
  await db.$executeRaw`
    INSERT INTO demande_views (demande_id, jour, visiteur)
    SELECT d.id, ${jour}::date, ${visiteur} FROM demandes d WHERE d.id = ${id}::uuid AND d.is_visible
    ON CONFLICT DO NOTHING`;
  return null;
}

async function getOwn(actor: Actor, id: string): Promise<DemandeView> {
  const demande = await getDemandeFor(actor, id);
  if (!canManageDemande(actor, demande)) throw forbidden();
  return demande;
}

function refusePastDeadline(dateLimite: string): void {
  if (dateLimite >= deadlineToday(new Date())) return;
  throw invalidField('dateLimite', 'La date limite ne peut pas être passée.');
}

type Written = Omit<DemandeInput, 'imagePath' | 'isVisible'>;

/** The columns of what was typed, with what follows from it: the place's key and the folded words of the search. */
function columns({ titre, description, lieuLivraison, ...input }: Written) {
  const city = lieuLivraison.split(',').map(findCity).find(Boolean);
  return {
    titre,
    description,
    lieuLivraison,
    categorie: input.categorie,
    urgent: input.urgent,
    budgetCentimes: eurosToCents(input.budget),
    dateLimite: new Date(input.dateLimite),
    lienProduit: input.lienProduit || null,
    lieuCle: city ? `g:${city.id}` : placeKey(lieuLivraison),
    texteRecherche: normaliser([titre, description, lieuLivraison, city?.countryName ?? ''].join(' ')),
  };
}
