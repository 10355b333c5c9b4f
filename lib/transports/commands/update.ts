import 'server-only';
import { type Db, db } from '@/lib/core/db';
import { invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { kgToGrams } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/transports';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { getOwnTransport } from '../queries/get';
import type { TransportView } from '../queries/view';
import { type Booking, chargesParSection, editConflict } from '../rules';
import type { EtapeInput, TransportChange } from '../schema';
import { etapeRow } from './create';
import { draftEtapes, type EtapeDraft, legRows, texteRecherche } from './etapes';
import { expireTransport } from './expire';
import { activeBookings, type LockedEtape, type LockedTransport, lockOwnTransport } from './lock';
import { announcePaires } from './paires';
import { editRefused } from './refusals';
import { type MovedReservation, tellMoved } from './tell';

/**
 * Edits a trip, or hides and shows it (`{ isVisible }`). Fields left out stay. Answers the owner's view.
 * Throws `invalid` by field, `not_found`, `forbidden`, and `conflict` naming the booking that the edit would break.
 */
export async function updateTransport(
  actor: Actor,
  id: string,
  change: TransportChange,
): Promise<TransportView> {
  await db.$transaction(async (tx) => {
    const { transport, etapes } = await lockOwnTransport(tx, actor, id);
    const planned = recognise(draftEtapes(etapesAfter(change, etapes)), etapes);
    refuseNewPastDeparture(planned, etapes);
    const capacite = change.poidsMax === undefined ? transport.poidsMaxGrammes : kgToGrams(change.poidsMax);
    const bookings = await activeBookings(tx, id);
    const conflict = editConflict(planned, etapes, capacite, bookings);
    if (conflict) throw editRefused(conflict);
    await writeEtapes(tx, id, planned, etapes, capacite, bookings);
    await writeTransport(
      tx,
      transport,
      nomAfter(change, transport, etapes, planned),
      change,
      planned,
      capacite,
    );
    await tellMoved(tx, await followReservations(tx, id));
    if (change.isVisible ?? transport.isVisible) {
      await lookForAlertes(tx, 'transport', [id]);
      await announcePaires(tx, [id]);
    }
  });
  expireTransport(actor.id, id);
  return getOwnTransport(actor, id);
}

/** The stops after the change, as they are asked for. */
function etapesAfter(change: TransportChange, current: LockedEtape[]): EtapeInput[] {
  if (change.etapes?.length) return change.etapes;
  const next = current.map(
    (etape): EtapeInput => ({
      _id: etape.id,
      ville: etape.ville,
      date: etape.date.toISOString(),
      actions: { collecte: etape.collecte, depot: etape.depot },
    }),
  );
  const [first, last] = [next[0], next.at(-1)];
  if (first && last) {
    first.ville = change.villeDepart || first.ville;
    first.date = change.dateDepart ?? first.date;
    last.ville = change.villeArrivee || last.ville;
    last.date = change.dateArrivee ?? last.date;
  }
  return next;
}

/**
 * A stop without an id is the existing one at the same place, however it is written; where a trip passes there twice the one
 * at the same time, else the next that is left. Throws `invalid` for an id of another trip.
 */
function recognise(planned: EtapeDraft[], current: LockedEtape[]): EtapeDraft[] {
  const free = new Map(current.map((etape) => [etape.id, etape]));
  for (const { id, known } of planned) {
    if (known && !free.delete(id)) {
      throw invalidField('etapes', refus('etapeInconnue'));
    }
  }
  const claim = (etapes: EtapeDraft[], isSame: (one: LockedEtape, etape: EtapeDraft) => boolean) =>
    etapes.map((etape) => {
      const same = etape.known
        ? undefined
        : [...free.values()].find((one) => one.villeCle === etape.villeCle && isSame(one, etape));
      if (!same) return etape;
      free.delete(same.id);
      return { ...etape, id: same.id, known: true };
    });
  return claim(
    claim(planned, (one, etape) => +one.date === +etape.date),
    () => true,
  );
}

function refuseNewPastDeparture(planned: EtapeDraft[], current: LockedEtape[]): void {
  const date = planned[0]?.date;
  if (date && +date !== +(current[0]?.date ?? 0) && +date <= Date.now()) {
    throw invalidField('etapes.0.date', refus('departPasse'));
  }
}

async function writeEtapes(
  tx: Db,
  transportId: string,
  planned: EtapeDraft[],
  current: LockedEtape[],
  capaciteGrammes: number,
  bookings: Booking[],
): Promise<void> {
  const positions = new Map(planned.map((etape, position) => [etape.id, position]));
  const charges = chargesParSection(
    planned.length,
    bookings.map((booking) => ({
      depart: positions.get(booking.departEtapeId) ?? 0,
      arrivee: positions.get(booking.arriveeEtapeId) ?? 0,
      poids: booking.poids,
    })),
  );
  const revision = Math.max(...current.map((etape) => etape.revision)) + 1;
  const gone = current.filter((etape) => !positions.has(etape.id)).map((etape) => etape.id);
  if (gone.length > 0) await tx.etape.deleteMany({ where: { id: { in: gone } } });
  // Out of the way of the unique positions while they are dealt anew.
  await tx.$executeRaw`UPDATE etapes SET position = -position - 1 WHERE transport_id = ${transportId}::uuid`;
  for (const [position, etape] of planned.entries()) {
    const row = {
      ...etapeRow(etape, position, capaciteGrammes),
      chargeGrammes: charges[position] ?? 0,
      revision,
    };
    if (etape.known) await tx.etape.update({ where: { id: etape.id }, data: row, select: { id: true } });
    else await tx.etape.create({ data: { ...row, transportId }, select: { id: true } });
  }
}

/** A name that is left empty, or was that of the cities and not touched, is that of the cities as they are now. */
function nomAfter(
  change: TransportChange,
  transport: LockedTransport,
  before: LockedEtape[],
  after: EtapeDraft[],
): string {
  const ofCities = (etapes: { ville: string }[]) => `${etapes[0]?.ville} → ${etapes.at(-1)?.ville}`;
  const untouched = change.nom === undefined && transport.nom === ofCities(before);
  return change.nom === '' || untouched ? ofCities(after) : (change.nom ?? transport.nom);
}

async function writeTransport(
  tx: Db,
  transport: LockedTransport,
  nom: string,
  change: TransportChange,
  etapes: EtapeDraft[],
  poidsMaxGrammes: number,
): Promise<void> {
  const { id } = transport;
  const description = change.description ?? transport.description;
  const type = change.type ?? transport.type;
  const isVisible = change.isVisible ?? transport.isVisible;
  await tx.transport.update({
    where: { id },
    data: {
      nom,
      description,
      type,
      isVisible,
      poidsMaxGrammes,
      texteRecherche: texteRecherche(nom, description, etapes),
    },
    select: { id: true },
  });
  await tx.leg.deleteMany({ where: { transportId: id } });
  await tx.leg.createMany({
    data: legRows(etapes, { type, capaciteGrammes: poidsMaxGrammes, listed: isVisible }).map((leg) => ({
      ...leg,
      transportId: id,
    })),
  });
}

type Followed = Omit<MovedReservation, 'etape'> & {
  moved: boolean;
  departMoved: boolean;
  departAvant: Date;
  arriveeAvant: Date;
  arrivee: Date;
  fuseauArrivee: string;
};

/** Living reservations show the trip as it is now. Answers those whose leg begins or ends elsewhere, or at another time. */
async function followReservations(tx: Db, transportId: string): Promise<MovedReservation[]> {
  const followed = await tx.$queryRaw<Followed[]>`
    UPDATE reservations r
    SET transport_nom = t.nom, updated_at = now(),
        ville_depart = d.ville, date_depart = d.date, timezone_depart = d.timezone,
        ville_arrivee = a.ville, date_arrivee = a.date, timezone_arrivee = a.timezone
    FROM transports t, etapes d, etapes a, reservations before
    WHERE r.transport_id = ${transportId}::uuid AND r.status IN ('en_attente', 'confirmee')
      AND t.id = r.transport_id AND d.id = r.depart_etape_id AND a.id = r.arrivee_etape_id AND before.id = r.id
    RETURNING r.id, r.transport_id AS "transportId", t.user_id AS "carrierId", r.user_id AS "requesterId", r.ville_depart AS de,
      r.ville_arrivee AS vers, r.date_depart AS depart, r.timezone_depart AS fuseau, r.poids_grammes AS poids, r.prix_centimes AS prix, d.revision,
      before.date_depart AS "departAvant", before.date_arrivee AS "arriveeAvant", a.date AS arrivee, a.timezone AS "fuseauArrivee",
      (before.ville_depart, before.date_depart) IS DISTINCT FROM (d.ville, d.date) AS "departMoved",
      (before.ville_depart, before.date_depart, before.ville_arrivee, before.date_arrivee)
        IS DISTINCT FROM (d.ville, d.date, a.ville, a.date) AS moved`;
  return followed.flatMap(
    ({ moved, departMoved, departAvant, arriveeAvant, arrivee, fuseauArrivee, ...reservation }) => {
      if (!moved) return [];
      const { de, vers, depart, fuseau } = reservation;
      const etape = departMoved
        ? { ville: de, avant: departAvant, apres: depart, timezone: fuseau }
        : { ville: vers, avant: arriveeAvant, apres: arrivee, timezone: fuseauArrivee };
      return [{ ...reservation, etape }];
    },
  );
}
