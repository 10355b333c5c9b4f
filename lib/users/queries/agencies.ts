import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { AppError, notFound } from '@/lib/core/errors';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { searchParts } from '@/lib/core/listing/search';
import * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/comptes';
import type { AgencyFilters } from '../schema/agencies';
import type { agencyViewSchema } from '../schema/view';
import { type PublicUserView, publicUserView, publicUserViews } from './public';

/** An agency as anybody sees it. */
export type AgencyView = z.output<typeof agencyViewSchema>;
export type AgencyPage = Page<AgencyView>;

/** What `listAgencies` sorts by: verified first, then the score, then the newest. */
type Rank = { id: string; verifiee: number; score: number };
const rankPlace = z.tuple([z.number().int().min(0).max(1), z.number().int().min(0).max(5_000), z.guid()]);

/**
 * The average of the reviews received beside five of 4 that everybody has: two kind reviews do not outrank two hundred.
 * In thousandths, so that the cursor is exact.
 */
const RANKED = Prisma.sql`
  SELECT u.id, (u.identity_verified_at IS NOT NULL)::int AS verifiee,
    (u.review_sum + 20) * 1000 / (u.review_count + 5) AS score, a.texte_recherche, a.ville_cle, a.services
  FROM agency_details a JOIN users u ON u.id = a.user_id AND u.user_type = 'agency'
  WHERE u.deleted_at IS NULL AND u.suspended_at IS NULL`;

/** Agencies that fulfil everything asked (docs/api.md), page by page. Throws `invalid` for an unreadable cursor. */
export async function listAgencies({ limit, cursor, ...filters }: AgencyFilters): Promise<AgencyPage> {
  const placeOf = ({ verifiee, score, id }: Rank): z.output<typeof rankPlace> => [verifiee, score, id];
  const { items, meta } = await keysetPage(
    { limit, cursor },
    rankPlace,
    placeOf,
    (after, most) =>
      rowsOf<Rank>`
      SELECT r.id, r.verifiee, r.score FROM (${RANKED}) r WHERE ${fulfilling(filters, after)}
      ORDER BY r.verifiee DESC, r.score DESC, r.id DESC ${limitTo(most)}`,
  );
  const views = await publicUserViews(items.map(({ id }) => id));
  return { items: views.filter(isAgency), meta };
}

function fulfilling(
  { search, ville, services = [] }: Omit<AgencyFilters, keyof PageAsked>,
  after: z.output<typeof rankPlace> | undefined,
): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (search) conditions.push(holds(search));
  if (ville) conditions.push(Prisma.sql`r.ville_cle = ${placeKey(ville)}`);
  if (services.length > 0) conditions.push(Prisma.sql`r.services @> ${services}::text[]`);
  if (after) {
    const [verifiee, score, id] = after;
    conditions.push(Prisma.sql`(r.verifiee, r.score, r.id) < (${verifiee}::int, ${score}::int, ${id}::uuid)`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** Every word is the beginning of one that the agency is found by. There are few agencies, so their texts are read one by one. */
function holds(search: string): Prisma.Sql {
  const parts = searchParts(search);
  if (parts.length === 0) return Prisma.sql`true`;
  const all = (words: string[]) =>
    Prisma.join(
      words.map((word) => Prisma.sql`' ' || r.texte_recherche LIKE ${`% ${word}%`}`),
      ' AND ',
    );
  const any = (readings: string[][]) => Prisma.sql`(${Prisma.join(readings.map(all), ' OR ')})`;
  return Prisma.join(parts.map(any), ' AND ');
}

/**
 * The agencies of these `ids` first, in their order, then those at home in one of the `villes` (keys of places), the best
 * thought of first; open accounts only.
 */
export async function listAgenciesNear(
  ids: string[],
  villes: string[],
  limit: number,
): Promise<AgencyView[]> {
  const rows = await rowsOf<{ id: string }>`
    SELECT r.id FROM (${RANKED}) r WHERE r.ville_cle = ANY (${villes}::text[])
    ORDER BY r.verifiee DESC, r.score DESC, r.id DESC ${limitTo(limit)}`;
  const wanted = [...new Set([...ids, ...rows.map(({ id }) => id)])].slice(0, limit);
  return (await publicUserViews(wanted)).filter(isAgency);
}

/** An agency. Throws `not_found` for an unknown or ended account, and for somebody who is no agency. */
export async function getAgency(id: string): Promise<AgencyView> {
  const missing = notFound(refus('agenceIntrouvable'));
  try {
    const view = await publicUserView(id);
    if (isAgency(view)) return view;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw missing;
}

function isAgency(view: PublicUserView): view is AgencyView {
  return view.agencyDetails !== undefined;
}
