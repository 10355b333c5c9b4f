import 'server-only';
import { decodeCursor, encodeCursor } from '@/lib/core/listing/cursor';
import { fromJson, type JsonText } from '@/lib/core/text/json';
import type { TransportFilters } from '../schema';
import { jsonOfCard } from './cards';
import { legSearch } from './filters';
import { type Cursor, cursorSchema, type Group, type Row, readLegs } from './legs';
import { nearestDays } from './nearest-days';
import { readFirstPage } from './remembered';
import type { TransportView } from './view';
import { COUNT_UP_TO } from './words';

type Meta = {
  nextCursor: string | null;
  /** On the first page only: how many fit exactly and, once those are all shown, how many with one end. */
  total?: number;
  totalIsMinimum?: boolean;
  exacts?: number;
  partiels?: number;
  /** Days with trips next to an asked day without any. */
  joursProches?: string[];
};
type Page<Item> = { items: Item[]; meta: Meta };

export type TransportPage = Page<TransportView>;

/**
 * A page of visible, coming trips that pass the asked places, exact matches first, each with the leg that matched
 * (DESIGN section 5, Search). Keyset pages: stable under inserts, page 2,000 costs what page 1 costs.
 */
export async function listTransports(filters: TransportFilters): Promise<TransportPage> {
  const { items, meta } = await listTransportsAsJson(filters);
  return { items: items.map(fromJson), meta };
}

/** The same page with its trips as the text that the API sends. */
export async function listTransportsAsJson(
  filters: TransportFilters,
): Promise<Page<JsonText<TransportView>>> {
  const search = await legSearch(filters);
  const after = decodeCursor(cursorSchema, filters.cursor);
  const both = search.asked.depart !== undefined && search.asked.arrivee !== undefined;
  const wanted = filters.limit + 1;
  const pages: { group: Group; rows: Row[] }[] = [];
  const read = async (group: Group, limit: number) => {
    const rows = after
      ? await readLegs(search, group, after[0] === group ? after : undefined, limit)
      : await readFirstPage(search, group, limit);
    pages.push({ group, rows });
  };
  if (after?.[0] !== 'partiel') await read('exact', wanted);
  const missing = wanted - (pages[0]?.rows.length ?? 0);
  if (both && missing > 0) await read('partiel', missing);
  const all = pages.flatMap(({ group, rows }) => rows.map((row) => ({ group, row })));
  const shown = all.slice(0, filters.limit);
  const last = all.length > filters.limit ? shown.at(-1) : undefined;
  const now = Date.now();
  return {
    items: shown.flatMap(({ row }) => (row.card ? [jsonOfCard(row.card, search.asked, now)] : [])),
    meta: {
      nextCursor: last ? encodeCursor([last.group, last.row.legDate, last.row.id] satisfies Cursor) : null,
      ...(after ? {} : counts(pages)),
      ...(!after && filters.date && pages[0]?.rows.length === 0
        ? { joursProches: await nearestDays(search, filters.date) }
        : {}),
    },
  };
}

function counts(pages: { group: Group; rows: Row[] }[]): Partial<Meta> {
  const count = (group: Group) => {
    const page = pages.find((one) => one.group === group);
    return page && Number(page.rows[0]?.found ?? 0);
  };
  const [exacts = 0, partiels] = [count('exact'), count('partiel')];
  const found = exacts + (partiels ?? 0);
  return {
    total: Math.min(found, COUNT_UP_TO),
    totalIsMinimum: exacts > COUNT_UP_TO || found > COUNT_UP_TO,
    exacts: Math.min(exacts, COUNT_UP_TO),
    ...(partiels === undefined ? {} : { partiels: Math.min(partiels, COUNT_UP_TO) }),
  };
}
