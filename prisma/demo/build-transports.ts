import type { Prisma } from '@/lib/core/db';
import { kgToGrams } from '@/lib/core/text/money';
import { holdsWeight } from '@/lib/reservations/rules';
import { etapeRow } from '@/lib/transports/commands/create';
import { draftEtapes, type EtapeDraft, legRows, texteRecherche } from '@/lib/transports/commands/etapes';
import { chargesParSection, etapeActions } from '@/lib/transports/rules';
import { drawBookings } from './book';
import type { Someone } from './build-people';
import type { Mode } from './corridors';
import type { Calendar, Dice } from './draw';
import { colis, reponses } from './parcels';
import type { Booking, TransportPlan } from './plan-transports';

const WAITING_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Euros for a kilogram. */
const prix: Record<Mode, [number, number]> = { avion: [7, 11], route: [3, 5], camion: [1, 2] };

export type MadeTransport = {
  id: string;
  plan: TransportPlan;
  createdAt: Date;
  departure: Date;
  arrivee: Date;
};
type Rows = {
  madeTransports: MadeTransport[];
  transports: Prisma.TransportCreateManyInput[];
  etapes: Prisma.EtapeCreateManyInput[];
  legs: Prisma.LegCreateManyInput[];
  reservations: Prisma.ReservationCreateManyInput[];
};

/** The trips with their stops, parts and reservations, made by the same functions that publish a real one. */
export function buildTransports(
  plans: TransportPlan[],
  people: Someone[],
  cal: Calendar,
  newId: (moment: Date) => string,
  dice: Dice,
): Rows {
  const rows: Rows = { madeTransports: [], transports: [], etapes: [], legs: [], reservations: [] };
  const parcels = {
    avion: dice.round(colis.avion),
    route: dice.round(colis.route),
    camion: dice.round(colis.camion),
  };
  // The demo sender's list stays short enough to read: only what is planned for her.
  const senders = people.filter((one) => one.kind === 'particular' && one.nom !== 'Salma Idrissi');

  for (const plan of plans) {
    const etapes = etapesOf(plan, cal, newId);
    const [first, last] = [etapes[0], etapes.at(-1)];
    if (!first || !last) throw new Error('a trip without stops');
    const drawn = dice.between(0, 24) + dice.next() + Math.max(0, -plan.days);
    const published = cal.ago(plan.publie ?? drawn);
    const createdAt = latest(published, plan.owner.createdAt);
    const id = newId(createdAt);
    const nom = plan.nom || `${first.ville} → ${last.ville}`;
    const type = plan.owner.kind === 'particular' ? ('Particulier' as const) : ('Professionnel' as const);
    const capacite = kgToGrams(plan.kg);
    const past = +first.date < +cal.now;
    const bookings = plan.bookings ?? drawBookings(etapes, plan, past, dice);
    const held = bookings.filter((one) => holdsWeight(one.status ?? 'en_attente'));
    const charges = chargesParSection(
      etapes.length,
      held.map((one) => ({ ...one, poids: kgToGrams(one.kg) })),
    );

    rows.madeTransports.push({ id, plan, createdAt, departure: first.date, arrivee: last.date });
    rows.transports.push({
      id,
      userId: plan.owner.id,
      nom,
      type,
      description: plan.description,
      poidsMaxGrammes: capacite,
      isVisible: plan.visible,
      texteRecherche: texteRecherche(nom, plan.description, etapes),
      createdAt,
      updatedAt: createdAt,
    });
    for (const [position, etape] of etapes.entries()) {
      rows.etapes.push({
        ...etapeRow(etape, position, capacite),
        transportId: id,
        chargeGrammes: charges[position] ?? 0,
      });
    }
    rows.legs.push(
      ...legRows(etapes, { type, capaciteGrammes: capacite, listed: plan.visible }).map((leg) => ({
        ...leg,
        transportId: id,
      })),
    );

    const asking = dice.shuffle(senders.filter((one) => one !== plan.owner));
    const near = [
      ...asking.filter((one) => one.person.vers === plan.owner.person.vers || dice.chance(0.35)),
      ...asking,
    ];
    const taken = new Set(bookings.map((one) => one.qui));
    const free = [...new Set(near)].filter((one) => !taken.has(one.nom) && one.createdAt < first.date);
    for (const booking of bookings) {
      const requester = booking.qui ? people.find((one) => one.nom === booking.qui) : free.shift();
      const [from, to] = [etapes[booking.depart], etapes[booking.arrivee]];
      if (!requester || !from || !to) throw new Error(`a booking of nobody on ${nom}`);
      const end = Math.min(+cal.now, +first.date);
      const waits = (booking.status ?? 'en_attente') === 'en_attente';
      // What waits longer lapses: a visitor of the demo world has two days to see it.
      const since = latest(latest(createdAt, requester.createdAt), new Date(waits ? end - WAITING_MS : 0));
      const share = 0.1 + 0.85 * dice.next();
      const asked =
        booking.ilYa === undefined ? new Date(+since + (end - +since) * share) : cal.ago(booking.ilYa);
      rows.reservations.push({
        ...answer(booking, asked, dice),
        id: newId(asked),
        transportId: id,
        userId: requester.id,
        departEtapeId: from.id,
        arriveeEtapeId: to.id,
        transportNom: nom,
        villeDepart: from.ville,
        villeArrivee: to.ville,
        dateDepart: from.date,
        dateArrivee: to.date,
        timezoneDepart: from.timezone,
        timezoneArrivee: to.timezone,
        departConvenu: from.date,
        arriveeConvenue: to.date,
        poidsGrammes: kgToGrams(booking.kg),
        prixCentimes: Math.max(5, Math.round(booking.kg * dice.between(...prix[plan.corridor.mode]))) * 100,
        description: parcels[plan.corridor.mode](([from, to]) => from <= booking.kg && booking.kg <= to)[2],
        createdAt: asked,
        updatedAt: asked,
      });
    }
  }
  return rows;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function etapesOf(
  { corridor, days, clock }: TransportPlan,
  cal: Calendar,
  newId: (moment: Date) => string,
): EtapeDraft[] {
  const count = corridor.villes.length;
  const dated = (zone: string) => cal.at(days, clock, zone);
  const [zone = 'Europe/Paris'] = draftEtapes(inputs(dated('Europe/Paris'))).map((etape) => etape.timezone);
  return draftEtapes(inputs(dated(zone)).map((input) => ({ ...input, _id: newId(cal.now) })));

  function inputs(departure: Date) {
    return corridor.villes.map((ville, position) => ({
      ville,
      date: new Date(+departure + (corridor.heures[position] ?? 0) * HOUR_MS).toISOString(),
      actions: etapeActions(position, count, { collecte: true, depot: true }),
    }));
  }
}

function answer({ status = 'en_attente', repond = 0 }: Booking, asked: Date, dice: Dice) {
  const words = status === 'confirmee' || status === 'refusee' ? reponses[status] : [];
  const spoken = words.length > 0 && (status === 'refusee' || dice.chance(0.6));
  const par = { confirmee: 'transporteur', refusee: 'transporteur', annulee: 'demandeur' } as const;
  const statutLe = new Date(+asked + repond * DAY_MS);
  const moved = status === 'en_attente' ? {} : { statutPar: par[status], statutLe };
  return { status, ...moved, commentaire: spoken ? dice.pick(words) : null };
}
