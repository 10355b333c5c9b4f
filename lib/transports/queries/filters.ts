import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { Prisma } from '@/lib/core/db';
import { prefixQuery } from '@/lib/core/listing/search';
import { kgToGrams } from '@/lib/core/text/money';
import type { TransportFilters } from '../schema';
import type { AskedPlaces } from './view';
import { COUNT_UP_TO, isCommon } from './words';

/** A search with its places resolved. */
export type LegSearch = {
  asked: AskedPlaces;
  /** What every listed leg must fulfil beside coming, over the alias `l`. */
  conditions: Prisma.Sql;
  date: string | undefined;
  sort: TransportFilters['sort'];
  /** A common table expression that the conditions need in their statement. */
  held: Prisma.Sql;
  /** One more than is counted where that many are known to answer: common words are all that was asked. */
  found: number | undefined;
  /** The words, where nothing else was asked. */
  wordsOnly: string | undefined;
  /** Names what is counted, where free kilograms are not asked for: these change with every reservation. */
  counted: string | undefined;
};

/** Legs that have not left, over the alias `l`. */
export const COMING = Prisma.sql`l.date_depart > now()`;

/** Turns the list's query into SQL conditions; values travel as parameters only. */
export async function legSearch(filters: Omit<TransportFilters, 'limit' | 'cursor'>): Promise<LegSearch> {
  const { search, villeDepart, villeArrivee, date, type, poidsMax, sort } = filters;
  const conditions = [Prisma.sql`l.listed`];
  if (type) conditions.push(Prisma.sql`l.type = ${type}::type_transport`);
  if (poidsMax !== undefined) {
    conditions.push(Prisma.sql`${kgToGrams(poidsMax)}::int <= (
      SELECT min(e.capacite_grammes - e.charge_grammes) FROM etapes e
      WHERE e.transport_id = l.transport_id AND e.position >= l.depart_position AND e.position < l.arrivee_position)`);
  }
  const words = search === undefined ? null : prefixQuery(search);
  const common = words !== null && (await isCommon(words));
  const { held, condition } = holdsWords(words, common);
  if (condition) conditions.push(condition);
  const others = villeDepart || villeArrivee || date || type || poidsMax !== undefined;
  const wordsOnly = words !== null && !others ? words : undefined;
  const depart = villeDepart ? placeKey(villeDepart) : undefined;
  const arrivee = villeArrivee ? placeKey(villeArrivee) : undefined;
  return {
    asked: { depart, arrivee },
    conditions: Prisma.join(conditions, ' AND '),
    held,
    date,
    sort,
    found: wordsOnly && common ? COUNT_UP_TO + 1 : undefined,
    wordsOnly,
    counted: poidsMax === undefined ? JSON.stringify([words, depart, arrivee, date, type]) : undefined,
  };
}

/**
 * Words that few trips hold are gathered from their own index, once for the page and its count; for words that many hold it
 * is quicker to walk the legs in the asked order and look at each. PostgreSQL cannot guess which (it does not know
 * prefixes), so both are spelt out.
 */
function holdsWords(words: string | null, common: boolean): { held: Prisma.Sql; condition?: Prisma.Sql } {
  const none = Prisma.sql`held AS MATERIALIZED (SELECT NULL::uuid[] AS ids)`;
  if (words === null) return { held: none };
  const match = Prisma.sql`s.recherche @@ to_tsquery('simple', ${words})`;
  if (common) {
    return {
      held: none,
      condition: Prisma.sql`(SELECT ${match} FROM transports s WHERE s.id = l.transport_id)`,
    };
  }
  return {
    held: Prisma.sql`held AS MATERIALIZED (SELECT ARRAY(SELECT s.id FROM transports s WHERE ${match}) AS ids)`,
    condition: Prisma.sql`l.transport_id = ANY ((SELECT ids FROM held)::uuid[])`,
  };
}

/** Legs that leave on that day of their own zone; the bounds let the index find them. */
export function onDay(date: string | undefined): Prisma.Sql {
  if (!date) return Prisma.empty;
  return Prisma.sql`AND l.jour_depart = ${date}::date
    AND l.date_depart BETWEEN ${date}::date - interval '15 hours' AND ${date}::date + interval '38 hours'`;
}

/** Which legs answer a search exactly: both ends, the longest part from or to the one that is asked, or whole trips. */
export function exactLegs({ depart, arrivee }: AskedPlaces): Prisma.Sql {
  if (depart && arrivee)
    return Prisma.sql`l.premier AND l.depart_cle = ${depart} AND l.arrivee_cle = ${arrivee}`;
  if (depart) return Prisma.sql`l.depuis AND l.depart_cle = ${depart}`;
  if (arrivee) return Prisma.sql`l.vers AND l.arrivee_cle = ${arrivee}`;
  return Prisma.sql`l.entier`;
}

/** The two ways to fit one end only of a search with both; a trip comes in one of them and never if it fits exactly. */
export function partialLegs({ depart, arrivee }: AskedPlaces): [Prisma.Sql, Prisma.Sql] {
  // A trip with any such part has one that is first or longest, and those stand in an index by city and trip.
  const noExact = Prisma.sql`NOT EXISTS (SELECT FROM legs x WHERE x.listed AND x.premier
    AND x.transport_id = l.transport_id AND x.depart_cle = ${depart} AND x.arrivee_cle = ${arrivee})`;
  const noDepuis = Prisma.sql`NOT EXISTS (SELECT FROM legs x WHERE x.listed AND x.depuis
    AND x.transport_id = l.transport_id AND x.depart_cle = ${depart})`;
  return [
    Prisma.sql`l.depuis AND l.depart_cle = ${depart} AND ${noExact}`,
    Prisma.sql`l.vers AND l.arrivee_cle = ${arrivee} AND ${noDepuis}`,
  ];
}
