import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { Prisma } from '@/lib/core/db';
import { prefixQueries } from '@/lib/core/listing/search';
import { gramsToKg, kgToGrams } from '@/lib/core/text/money';
import type { TransportFilters } from '../schema';
import type { Asked } from './view';
import { COUNT_UP_TO, holds, readWords, type Words } from './words';

/** A search with its places resolved. */
export type LegSearch = {
  /** What the part that answers must be. */
  asked: Asked;
  /** What its trip must be, over the alias `l` of one of its legs: what the leg's own row tells, and whether it holds the words. */
  listed: Prisma.Sql;
  holding: Prisma.Sql;
  /** Whether each trip is looked up for that. */
  looksUp: boolean;
  /** Both. */
  conditions: Prisma.Sql;
  sort: TransportFilters['sort'];
  /** A common table expression that the conditions need in their statement. */
  held: Prisma.Sql;
  /** One more than is counted where that many are known to answer: common words are all that was asked. */
  found: number | undefined;
  /** Whether free weight is all that narrows the search, but for a type. */
  onlyWeight: boolean;
  /** The words, where nothing else was asked. */
  wordsOnly: string | undefined;
  /** Names what is counted, where free kilograms are not asked for: these change with every reservation. */
  counted: string | undefined;
};

/** Turns the list's query into SQL conditions; values travel as parameters only. */
export async function legSearch(filters: Omit<TransportFilters, 'limit' | 'cursor'>): Promise<LegSearch> {
  const { search, villeDepart, villeArrivee, date, type, poidsMax, sort } = filters;
  const listed = type ? Prisma.sql`l.listed AND l.type = ${type}::type_transport` : Prisma.sql`l.listed`;
  const parts = search === undefined ? [] : prefixQueries(search);
  const words = parts.length > 0 ? await readWords(parts) : null;
  const { held, holding } = holdsWords(words);
  const others = villeDepart || villeArrivee || date || type || poidsMax !== undefined;
  const wordsOnly = words && !others ? words.all : undefined;
  const depart = villeDepart ? placeKey(villeDepart) : undefined;
  const arrivee = villeArrivee ? placeKey(villeArrivee) : undefined;
  const poids = poidsMax === undefined ? undefined : gramsToKg(kgToGrams(poidsMax));
  return {
    asked: { depart, arrivee, date, poids },
    listed,
    holding,
    looksUp: words?.common ?? false,
    conditions: Prisma.sql`${listed} AND ${holding}`,
    held,
    sort,
    onlyWeight: poids !== undefined && words === null && !depart && !arrivee && !date,
    found: wordsOnly && words?.common ? COUNT_UP_TO + 1 : undefined,
    wordsOnly,
    counted:
      poidsMax === undefined ? JSON.stringify([words?.all ?? null, depart, arrivee, date, type]) : undefined,
  };
}

/**
 * Words that few trips hold are gathered from their own index, once for the page and its count; for words that many hold it
 * is quicker to walk the legs in the asked order and look at each. PostgreSQL cannot guess which (it does not know
 * prefixes), so both are spelt out.
 */
function holdsWords(words: Words | null): { held: Prisma.Sql; holding: Prisma.Sql } {
  const none = Prisma.sql`held AS MATERIALIZED (SELECT NULL::uuid[] AS ids)`;
  if (words === null) return { held: none, holding: Prisma.sql`true` };
  if (words.common) {
    const all = holds({ ...words, sought: words.all });
    return {
      held: none,
      holding: Prisma.sql`(SELECT ${all} FROM transports s WHERE s.id = l.transport_id)`,
    };
  }
  return {
    held: Prisma.sql`held AS MATERIALIZED (SELECT ARRAY(SELECT s.id FROM transports s WHERE ${holds(words)}) AS ids)`,
    holding: Prisma.sql`l.transport_id = ANY ((SELECT ids FROM held)::uuid[])`,
  };
}
