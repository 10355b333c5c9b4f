import 'server-only';
import { epochMs, Prisma } from '@/lib/core/db';
import { gramsToKg } from '@/lib/core/text/money';
import { utcIso, zonedIso } from '@/lib/core/text/time';
import type { z } from '@/lib/core/zod';
import {
  type UserSummaryTuple,
  userSummaryJson,
  userSummaryOf,
  userSummaryVersion,
} from '@/lib/users/queries/view';
import { libreSurLeg, type MatchedLeg, matchLeg, statutTransport } from '../rules';
import type { etapeViewSchema, transportViewSchema } from '../schema/view';

/** A stop as the API shows it; weights in kg are those of the section that leaves it. */
export type EtapeView = z.output<typeof etapeViewSchema>;

/** A trip as the API shows it (docs/api.md). Weights in kg, dates ISO 8601 with each place's offset. */
export type TransportView = z.output<typeof transportViewSchema>;

/** A stop as it leaves the database: an array, because forty cards carry two hundred of them. */
type EtapeTuple = [
  id: string,
  ville: string,
  villeCle: string,
  epochSeconds: number,
  timezone: string,
  latitude: number | null,
  longitude: number | null,
  collecte: boolean,
  depot: boolean,
  capaciteGrammes: number,
  chargeGrammes: number,
];

export type TransportRow = {
  id: string;
  nom: string;
  type: 'Particulier' | 'Professionnel';
  description: string;
  poidsMaxGrammes: number;
  isVisible: boolean;
  createdAtMs: number;
  etapes: EtapeTuple[];
  owner: UserSummaryTuple;
};

/** The columns of a `TransportRow`, for a query over `transports t JOIN users u`. */
export const transportColumns = Prisma.sql`
  t.id, t.nom, t.type::text AS type, t.description, t.poids_max_grammes AS "poidsMaxGrammes",
  t.is_visible AS "isVisible", ${epochMs(Prisma.sql`t.created_at`)} AS "createdAtMs",
  ${userSummaryJson} AS owner,
  (SELECT json_agg(json_build_array(e.id, e.ville, e.ville_cle, date_part('epoch', e.date), e.timezone,
      e.latitude, e.longitude, e.collecte, e.depot, e.capacite_grammes, e.charge_grammes) ORDER BY e.position)
   FROM etapes e WHERE e.transport_id = t.id) AS etapes`;

/** Changes with whatever `transportColumns` shows: the numbers of the transactions that wrote these rows last. */
export const transportVersion = Prisma.sql`concat(t.xmin, ' ', ${userSummaryVersion}, ' ',
  ARRAY(SELECT e.xmin FROM etapes e WHERE e.transport_id = t.id ORDER BY e.position))`;

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
  const whole = toWhole(row);
  return { ...whole, ...askedPart(routePartsOf(row, whole.etapes), asked, Date.now()) };
}

/** The part of a row's view that is the same for everybody, always. */
export function toWhole(row: TransportRow): Whole {
  const etapes = row.etapes.map(toEtapeView);
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

/** A row's stops as `askedPart` reads them. */
export function routePartsOf(row: TransportRow, etapes: RouteParts['etapes']): RouteParts {
  return {
    etapes,
    villeCles: row.etapes.map(([, , villeCle]) => villeCle),
    datesMs: row.etapes.map(([, , , epochSeconds]) => epochSeconds * 1000),
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

function toEtapeView(tuple: EtapeTuple): EtapeView {
  const [_id, ville, , epochSeconds, timezone, latitude, longitude, collecte, depot, capacite, charge] =
    tuple;
  return {
    _id,
    ville,
    date: zonedIso(epochSeconds * 1000, timezone),
    timezone,
    latitude,
    longitude,
    actions: { collecte, depot },
    capacite: gramsToKg(capacite),
    libre: gramsToKg(capacite - charge),
  };
}
