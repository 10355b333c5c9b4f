import 'server-only';
import { epochMs, Prisma } from '@/lib/core/db';
import { columnsOf, nestedList, type RowOf, readerOf, selectOf, versionOf } from '@/lib/core/listing/columns';
import { gramsToKg } from '@/lib/core/text/money';
import { utcIso, zonedIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import { userSummaryColumn, userSummaryOf } from '@/lib/users/queries/view';
import { libreSurLeg, type MatchedLeg, matchLeg, statutTransport } from '../rules';
import type { etapeViewSchema, transportViewSchema } from '../schema/view';

/** A stop as the API shows it; weights in kg are those of the section that leaves it. */
export type EtapeView = z.output<typeof etapeViewSchema>;

/** A trip as the API shows it (docs/api.md). Weights in kg, dates ISO 8601 with each place's offset. */
export type TransportView = z.output<typeof transportViewSchema>;

const etape = columnsOf(Prisma.sql`e.xmin`);
/** What a stop's view is made of, over `etapes e`. */
const ETAPE = {
  id: etape<string>(Prisma.sql`e.id`),
  ville: etape<string>(Prisma.sql`e.ville`),
  villeCle: etape<string>(Prisma.sql`e.ville_cle`),
  epochSeconds: etape<number>(Prisma.sql`date_part('epoch', e.date)`),
  timezone: etape<string>(Prisma.sql`e.timezone`),
  latitude: etape<number | null>(Prisma.sql`e.latitude`),
  longitude: etape<number | null>(Prisma.sql`e.longitude`),
  collecte: etape<boolean>(Prisma.sql`e.collecte`),
  depot: etape<boolean>(Prisma.sql`e.depot`),
  capaciteGrammes: etape<number>(Prisma.sql`e.capacite_grammes`),
  chargeGrammes: etape<number>(Prisma.sql`e.charge_grammes`),
};
type EtapeRow = RowOf<typeof ETAPE>;
const readEtape = readerOf(ETAPE);

const transport = columnsOf(Prisma.sql`t.xmin`);
/** What a trip's view is made of, over `transports t` and its `transportJoins`. */
const TRANSPORT = {
  id: transport<string>(Prisma.sql`t.id`),
  nom: transport<string>(Prisma.sql`t.nom`),
  type: transport<'Particulier' | 'Professionnel'>(Prisma.sql`t.type::text`),
  description: transport<string>(Prisma.sql`t.description`),
  poidsMaxGrammes: transport<number>(Prisma.sql`t.poids_max_grammes`),
  isVisible: transport<boolean>(Prisma.sql`t.is_visible`),
  createdAtMs: transport<number>(epochMs(Prisma.sql`t.created_at`)),
  owner: userSummaryColumn,
  etapes: nestedList(ETAPE, Prisma.sql`FROM etapes e WHERE e.transport_id = t.id`, Prisma.sql`e.position`),
};
export type TransportRow = RowOf<typeof TRANSPORT>;

export const transportColumns = selectOf(TRANSPORT);
/** Changes with whatever `transportColumns` shows. */
export const transportVersion = versionOf(TRANSPORT);

/** Joins that both need. */
export const transportJoins = Prisma.sql`JOIN users u ON u.id = t.user_id`;

/** Places as gazetteer keys. */
export type AskedPlaces = { depart?: string | undefined; arrivee?: string | undefined };

/** What a view's `route` answers: places, the day it leaves, free weight in kg. */
export type Asked = AskedPlaces & { date?: string | undefined; poids?: number | undefined };

/** What of a view depends on the part that was asked for, or on the time. */
type AskedPart = Pick<TransportView, 'status' | 'remainingCapacity' | 'route'>;
export type Whole = Omit<TransportView, keyof AskedPart>;

/** What that part is made from; places as gazetteer keys. */
export type RouteParts = {
  etapes: Pick<EtapeView, 'ville' | 'date' | 'actions' | 'libre'>[];
  villeCles: string[];
  datesMs: number[];
};

/** The API's view of a row: of the whole trip, or, where something is `asked`, with the part that answers it. */
export function toTransportView(row: TransportRow, asked: Asked | null = null): TransportView {
  const { whole, route } = partsOf(row);
  return { ...whole, ...askedPart(route, asked, Date.now()) };
}

/** A row's view in its two parts: what is the same for everybody, always, and what the rest is made from. */
export function partsOf(row: TransportRow): { whole: Whole; route: RouteParts } {
  const rows = row.etapes.map(readEtape);
  const etapes = rows.map(toEtapeView);
  const route = {
    etapes,
    villeCles: rows.map(({ villeCle }) => villeCle),
    datesMs: rows.map(({ epochSeconds }) => epochSeconds * 1000),
  };
  return { whole: wholeOf(row, etapes), route };
}

function wholeOf(row: TransportRow, etapes: EtapeView[]): Whole {
  const [first, last] = [etapes[0], etapes.at(-1)];
  const owner = userSummaryOf(row.owner);
  return {
    _id: row.id,
    userId: owner,
    nom: row.nom,
    type: row.type,
    description: row.description,
    dateDepart: first?.date ?? '',
    dateArrivee: last?.date ?? '',
    villeDepart: first?.ville ?? '',
    villeArrivee: last?.ville ?? '',
    poidsMax: gramsToKg(row.poidsMaxGrammes),
    isVisible: row.isVisible,
    verified: owner.verified,
    createdAt: utcIso(row.createdAtMs),
    etapes,
  };
}

/**
 * The rest of the view: `route` and `remainingCapacity` speak of the part that answers what is asked, at that time; of the
 * whole trip where nothing is (null), and where nothing answers it any more.
 */
export function askedPart(parts: RouteParts, asked: Asked | null, nowMs: number): AskedPart {
  const { etapes, datesMs } = parts;
  const whole: MatchedLeg = { depart: 0, arrivee: etapes.length - 1, match: 'entier' };
  const leg = (asked && answeringLeg(parts, asked, nowMs)) ?? whole;
  const [from, to] = [etapes[leg.depart], etapes[leg.arrivee]];
  return {
    status: statutTransport(datesMs.at(-1) ?? 0, nowMs),
    remainingCapacity: libreSurLeg(etapes, leg),
    route: {
      ...leg,
      villeDepart: from?.ville ?? '',
      villeArrivee: to?.ville ?? '',
      dateDepart: from?.date ?? '',
      dateArrivee: to?.date ?? '',
    },
  };
}

function answeringLeg({ etapes, villeCles, datesMs }: RouteParts, asked: Asked, nowMs: number) {
  const { date } = asked;
  const at = (key: string | undefined) => (key ? (position: number) => villeCles[position] === key : null);
  return matchLeg(etapes, {
    depart: at(asked.depart),
    arrivee: at(asked.arrivee),
    // The text's own clock is that of its stop.
    leaves: (position) =>
      (datesMs[position] ?? 0) > nowMs &&
      (date === undefined || (etapes[position]?.date.startsWith(date) ?? false)),
    poids: asked.poids ?? 0,
  });
}

function toEtapeView(row: EtapeRow): EtapeView {
  const { id, ville, timezone, latitude, longitude, collecte, depot, capaciteGrammes, chargeGrammes } = row;
  return {
    ...{ _id: id, ville },
    date: zonedIso(row.epochSeconds * 1000, timezone),
    ...{ timezone, latitude, longitude },
    actions: { collecte, depot },
    capacite: gramsToKg(capaciteGrammes),
    libre: gramsToKg(capaciteGrammes - chargeGrammes),
  };
}
