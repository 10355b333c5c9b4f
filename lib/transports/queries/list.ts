import 'server-only';
import { decodeCursor } from '@/lib/core/listing/cursor';
import { cutPage, type Page } from '@/lib/core/listing/page';
import { fromJson, type JsonText } from '@/lib/core/text/json';
import type * as z from '@/lib/core/zod';
import type { TransportFilters } from '../schema';
import type { transportSearchMeta } from '../schema/view';
import { jsonOfCard } from './cards';
import { type LegSearch, legSearch } from './filters';
import { afterCursor, type Cursor, cursorSchema, type Group, type Row, readLegs } from './legs';
import { nearestDays } from './nearest-days';
import { countOf, readFirstPage } from './remembered';
import type { TransportView } from './view';
import { COUNT_UP_TO } from './words';

type Counts = z.output<z.ZodObject<typeof transportSearchMeta>>;
type SearchPage<Item> = Page<Item> & { meta: Counts };

export type TransportPage = SearchPage<TransportView>;

/**
 * A page of the visible trips of which a part that fits the question still lies ahead, exact matches first, each with the
 * first such part. Keyset pages: stable under inserts, page 2,000 costs what page 1 costs.
 */
export async function listTransports(filters: TransportFilters): Promise<TransportPage> {
  const { items, meta } = await listTransportsAsJson(filters);
  return { items: items.map(fromJson), meta };
}

/** The same page with its trips as the text that the API sends. */
export async function listTransportsAsJson(
  filters: TransportFilters,
): Promise<SearchPage<JsonText<TransportView>>> {
  const search = await legSearch(filters);
  const cursor = decodeCursor(cursorSchema, filters.cursor);
  const both = search.asked.depart !== undefined && search.asked.arrivee !== undefined;
  const wanted = filters.limit + 1;
  const read = (group: Group, limit: number) =>
    cursor ? readLegs(search, group, afterCursor(cursor, group), limit) : readFirstPage(search, group, limit);
  const exacts = cursor?.[0] === 'partiel' ? [] : await read('exact', wanted);
  const missing = wanted - exacts.length;
  const partiels = both && missing > 0 ? await read('partiel', missing) : [];
  const all = [
    ...exacts.map((row) => ({ group: 'exact' as const, row })),
    ...partiels.map((row) => ({ group: 'partiel' as const, row })),
  ];
  const begunMs = cursor?.[3] ?? all[0]?.row.nowMs ?? 0;
  const placeOf = ({ group, row }: (typeof all)[number]): Cursor => [group, row.legDate, row.id, begunMs];
  const { items, meta } = cutPage(all, filters.limit, placeOf);
  return {
    items: items.flatMap(({ row }) => (row.card ? [jsonOfCard(row.card, search.asked, row.nowMs)] : [])),
    meta: {
      ...meta,
      ...(cursor ? {} : await counts(search, both, exacts, missing > 0 ? partiels : undefined)),
      ...(!cursor && filters.date && exacts.length === 0
        ? { joursProches: await nearestDays(search, filters.date) }
        : {}),
    },
  };
}

/** How many there are, whatever fits on the page; `partiels` is missing where the page had no room for any. */
async function counts(
  search: LegSearch,
  both: boolean,
  exactRows: Row[],
  partialRows: Row[] | undefined,
): Promise<Partial<Counts>> {
  const counted = (rows: Row[]) => rows[0]?.found ?? 0;
  const exacts = counted(exactRows);
  const enough = exacts > COUNT_UP_TO;
  const partiels =
    !both || enough ? 0 : partialRows ? counted(partialRows) : await countOf(search, 'partiel');
  return {
    total: Math.min(exacts + partiels, COUNT_UP_TO),
    totalIsMinimum: exacts + partiels > COUNT_UP_TO,
    exacts: Math.min(exacts, COUNT_UP_TO),
    ...(both && !enough ? { partiels: Math.min(partiels, COUNT_UP_TO) } : {}),
  };
}
