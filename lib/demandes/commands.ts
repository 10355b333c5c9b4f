import 'server-only';
import { createHmac } from 'node:crypto';
import { findCity, placeKey } from '@/lib/core/cities/find';
import { keptPlace } from '@/lib/core/cities/names';
import { type Db, db, newId } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { AppError, found, invalidField } from '@/lib/core/errors';
import { ownImageId } from '@/lib/core/images/view';
import { requireOwner } from '@/lib/core/listing/own';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents } from '@/lib/core/text/money';
import { normaliser } from '@/lib/core/text/normaliser';
import { refus } from '@/lib/langues/refus/demandes';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { expirePagesOf } from '@/lib/users/commands/expire';
import { type DemandeView, getDemandeFor, STATUT_OF_COLUMN } from './queries';
import { type AgreedDemande, afterAgreement, deadlineToday, isOpenDemande, ownerMoves } from './rules';
import type { DemandeChange, DemandeInput } from './schema';

const COLUMN_OF_STATUT = {
  'en attente': 'en_attente',
  'en cours': 'en_cours',
  terminée: 'terminee',
} as const;

/** Publishes a need (docs/rules.md). Throws `invalid` by field: the deadline is today or later, the picture one's own. */
export async function createDemande(actor: Actor, input: DemandeInput): Promise<DemandeView> {
  refusePastDeadline(input.dateLimite);
  const imageId = await ownImageId(actor, input.imagePath, 'imagePath');
  const id = newId();
  const isVisible = input.isVisible ?? true;
  await db.$transaction(async (tx) => {
    await tx.demande.create({
      data: { id, userId: actor.id, ...columns(input), imageId, isVisible },
      select: { id: true },
    });
    if (isVisible) await lookForAlertes(tx, 'demande', [id]);
  });
  expireDemande({ id, userId: actor.id });
  return getDemandeFor(actor, id);
}

/**
 * Edits a need, hides and shows it, or moves it on. Fields left out stay. Throws `invalid` by field, `not_found`,
 * `forbidden`, and `conflict` for a move its life does not have or when it was moved meanwhile.
 */
export async function updateDemande(actor: Actor, id: string, change: DemandeChange): Promise<DemandeView> {
  const seen = await getOwn(actor, id);
  const { imagePath, status = seen.status, ...fields } = change;
  const moves = status !== seen.status;
  if (moves && !ownerMoves(seen.status).includes(status)) {
    const [de, vers] = [seen.status, status].map((one) => one.replace('en ', ''));
    throw new AppError('conflict', refus('mauvaisPassage', { de: de ?? '', vers: vers ?? '' }));
  }
  const imageId = imagePath === undefined ? {} : { imageId: await ownImageId(actor, imagePath, 'imagePath') };
  // Only a move is compared and set: an agreement may move the need while its owner corrects a word.
  const move = moves ? { status: COLUMN_OF_STATUT[status], parAccord: false } : {};
  await db.$transaction(async (tx) => {
    await lockDemande(tx, id);
    // What is left out stays as it is now: another edit may have been written since it was seen.
    const current = await getOwn(actor, id, tx);
    if (moves && current.status !== seen.status) throw new AppError('conflict', refus('vientDeChanger'));
    const next = { ...current, lienProduit: current.lienProduit ?? '', ...fields };
    if (next.dateLimite !== current.dateLimite) refusePastDeadline(next.dateLimite);
    await tx.demande.update({
      where: { id },
      data: { ...columns(next), ...imageId, isVisible: next.isVisible, ...move },
      select: { id: true },
    });
    if (next.isVisible) await lookForAlertes(tx, 'demande', [id]);
  });
  expireDemande({ id, userId: actor.id });
  return getDemandeFor(actor, id);
}

/** Deletes a need of the actor's; conversations about it and reservations for it remain. */
export async function deleteDemande(actor: Actor, id: string): Promise<null> {
  await getOwn(actor, id);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM demandes WHERE id = ${id}::uuid FOR UPDATE`;
    // The deletion takes the need off these: by id, like everybody who locks several, so that nothing waits in a circle.
    await tx.$queryRaw`
      SELECT 1 FROM reservations WHERE demande_id = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`;
    await tx.demande.deleteMany({ where: { id } });
  });
  expireDemande({ id, userId: actor.id });
  return null;
}

type LockedDemande = AgreedDemande & { id: string; userId: string };

/**
 * Locks a need that is edited, or on which an agreement begins or ends; null when it was deleted. To be taken before the
 * rows that name the need (reservations, payments): its deletion goes from the need to them, and nothing may wait in a
 * circle.
 */
export async function lockDemande(tx: Db, id: string): Promise<LockedDemande | null> {
  const [row] = await tx.$queryRaw<
    { userId: string; status: keyof typeof STATUT_OF_COLUMN; parAccord: boolean }[]
  >`
    SELECT user_id AS "userId", status::text AS status, par_accord AS "parAccord"
    FROM demandes WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row ? { ...row, id, status: STATUT_OF_COLUMN[row.status] } : null;
}

/**
 * Moves a need as the agreements on it say: `agreed` is whether one stands, read after `lockDemande`. With `onTop` one that
 * waits again does so as if it had just been published. Answers whether the need moved; the caller then expires its pages after
 * the commit.
 */
export async function followAgreement(
  tx: Db,
  demande: LockedDemande,
  agreed: boolean,
  { onTop = false } = {},
): Promise<boolean> {
  const { status, parAccord } = afterAgreement(demande, agreed);
  if (status === demande.status) return false;
  await tx.demande.update({
    where: { id: demande.id },
    data: { status: COLUMN_OF_STATUT[status], parAccord, ...(onTop ? { rang: newId() } : {}) },
    select: { id: true },
  });
  return true;
}

/** Throws `invalid` on `field` unless it is a need of the actor's own that is not finished. */
export async function requireOpenDemande(actor: Actor, id: string, field: string): Promise<void> {
  const demande = await db.demande.findFirst({ where: { id, userId: actor.id }, select: { status: true } });
  if (!demande) throw invalidField(field, refus('pasLeVotre'));
  if (isOpenDemande({ status: STATUT_OF_COLUMN[demande.status] })) return;
  throw invalidField(field, refus('termine'));
}

/** Makes the next read of the pages that show a need fresh. */
export function expireDemande({ id, userId }: { id: string; userId: string }): void {
  expirePagesOf(userId, { demandes: [{ id }] });
}

/**
 * Counts a view of a visible need, once per visitor and day. The visitor is a hash of address and browser under a key
 * that changes daily: nobody can be followed from one day to the next. Throws `not_found` when there is no such visible need.
 */
export async function countDemandeView(
  id: string,
  visitor: { address: string; userAgent: string },
): Promise<null> {
  const jour = deadlineToday(new Date());
  const visiteur = createHmac('sha256', `${env().NEXTAUTH_SECRET} ${jour}`)
    .update(`${visitor.address} ${visitor.userAgent}`)
    .digest('base64url');
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH seen AS (SELECT id FROM demandes WHERE id = ${id}::uuid AND is_visible), counted AS (
      INSERT INTO demande_views (demande_id, jour, visiteur)
      SELECT id, ${jour}::date, ${visiteur} FROM seen ON CONFLICT DO NOTHING)
    SELECT id FROM seen`;
  found(rows[0], refus('introuvable'));
  return null;
}

async function getOwn(actor: Actor, id: string, on: Db = db): Promise<DemandeView> {
  const demande = await getDemandeFor(actor, id, on);
  requireOwner(actor, demande.userId);
  return demande;
}

function refusePastDeadline(dateLimite: string): void {
  if (dateLimite >= deadlineToday(new Date())) return;
  throw invalidField('dateLimite', refus('datePassee'));
}

type Written = Omit<DemandeInput, 'imagePath' | 'isVisible'>;

/** The columns of what was typed, with what follows from it: the place's key and the folded words of the search. */
function columns({ titre, description, ...input }: Written) {
  const lieuLivraison = keptPlace(input.lieuLivraison);
  const city = findCity(lieuLivraison) ?? lieuLivraison.split(',').map(findCity).find(Boolean);
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
