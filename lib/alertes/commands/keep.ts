import 'server-only';
import { findCity, placeKey } from '@/lib/core/cities/find';
import { db, newId } from '@/lib/core/db';
import { AppError, invalidField, notFound } from '@/lib/core/errors';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { prefixQuery, searchParts } from '@/lib/core/listing/search';
import type { Actor } from '@/lib/core/sessions/actor';
import { kgToGrams } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/alertes';
import { toAlerteView } from '../queries/own';
import { alerteKey, MOST_ALERTES, SHORTEST } from '../rules';
import type { AlerteChange, AlerteInput, AlerteReglages } from '../schema';
import type { AlerteView } from '../schema/view';

/**
 * Keeps a search of the actor's: what fits it and is published from now on is told once. Throws `invalid` for one that
 * looks for everything, `conflict` for the same once more and beyond `MOST_ALERTES`, `rate_limited`.
 */
export async function createAlerte(actor: Actor, input: AlerteInput): Promise<AlerteView> {
  await countAgainst('alerteAccount', actor.id);
  const { genre, du, au, poids, type, categorie, mots, rythme, villeDepart, villeArrivee } = asked(input);
  const [depart, arrivee] = [placeOf(villeDepart), placeOf(villeArrivee)];
  const places = { departCle: depart?.cle, arriveeCle: arrivee?.cle };
  const cle = alerteKey(genre, { ...places, mots: mots && sureWords(mots), categorie });
  if (!cle) throw invalidField('mots', refus('tropLarge'));
  const sought = {
    genre,
    cle,
    villeDepart: depart?.ville ?? null,
    departCle: depart?.cle ?? null,
    villeArrivee: arrivee?.ville ?? null,
    arriveeCle: arrivee?.cle ?? null,
    poidsGrammes: poids === undefined ? null : kgToGrams(poids),
    du: du ? new Date(du) : null,
    au: au ? new Date(au) : null,
    type: type ?? null,
    categorie: categorie ?? null,
    mots: mots ?? null,
    requete: mots ? prefixQuery(mots) : null,
  };
  const row = await db.$transaction(async (tx) => {
    // One person's alerts are counted in turns.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    if ((await tx.alerte.count({ where: { userId: actor.id } })) >= MOST_ALERTES)
      throw new AppError('conflict', refus('maximum', { n: MOST_ALERTES }));
    if (await tx.alerte.findFirst({ where: { userId: actor.id, ...sought }, select: { id: true } }))
      throw new AppError('conflict', refus('dejaGardee'));
    return tx.alerte.create({ data: { id: newId(), userId: actor.id, rythme, ...sought } });
  });
  return toAlerteView(row);
}

/** What somebody may look for depends on what it is. */
function asked({
  villeDepart,
  villeArrivee,
  du,
  au,
  poids,
  type,
  categorie,
  ...all
}: AlerteInput): AlerteInput {
  if (all.genre === 'transport') return { ...all, villeDepart, villeArrivee, du, au, poids, type };
  return { ...all, categorie, ...(all.genre === 'demande' ? { villeArrivee } : {}) };
}

/** The words of a search that must stand there as they are; where all of them are cities with several names, the French ones. */
function sureWords(mots: string): string {
  const parts = searchParts(mots);
  const sure = parts.flatMap((readings) => (readings.length === 1 ? (readings[0] ?? []) : []));
  const french = parts.flatMap((readings) => readings.at(-1) ?? []);
  return (sure.some((word) => word.length >= SHORTEST) ? sure : french).join(' ');
}

function placeOf(typed: string | undefined): { ville: string; cle: string } | undefined {
  return typed ? { ville: findCity(typed)?.name ?? typed, cle: placeKey(typed) } : undefined;
}

/** Changes when one of the actor's alerts tells, or rests and wakes it. Throws `not_found`, `rate_limited`. */
export async function updateAlerte(actor: Actor, id: string, change: AlerteChange): Promise<AlerteView> {
  await countAgainst('alerteAccount', actor.id);
  const [row] = await db.alerte.updateManyAndReturn({ where: { id, userId: actor.id }, data: change });
  if (!row) throw notFound(refus('introuvable'));
  return toAlerteView(row);
}

/** Deletes one of the actor's alerts; one that is not there is no failure. */
export async function deleteAlerte(actor: Actor, id: string): Promise<null> {
  await db.alerte.deleteMany({ where: { id, userId: actor.id } });
  return null;
}

/** Whether the actor's own needs and trips look for what fits them; what is left out stays. */
export async function chooseReglages(
  actor: Actor,
  change: AlerteReglages,
): Promise<Required<AlerteReglages>> {
  await countAgainst('alerteAccount', actor.id);
  const { besoins, trajets } = await db.alerteReglages.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, ...change },
    update: change,
  });
  return { besoins, trajets };
}
