import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { type Db, db, limitTo, Prisma } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { imageJson } from '@/lib/core/images/view';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { prefixQuery } from '@/lib/core/listing/search';
import type { SitemapRows } from '@/lib/core/listing/sitemap';
import { ofPerson, visibleTo } from '@/lib/core/listing/visible';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/demandes';
import { requireUser, type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { daysLeft, deadlineToday } from './rules';
import type { DemandeFilters, StatutDemande } from './schema';
import type { demandeViewSchema } from './schema/view';

/** A need as the API shows it (docs/api.md). Budget in euros, the deadline a day. */
export type DemandeView = z.output<typeof demandeViewSchema>;

/** True counts of a need: views by distinct visitors and days, conversations opened about it, whole days left. */
export type DemandeStats = { vues: number; propositions: number; joursRestants: number };

type Row = Omit<
  DemandeView,
  '_id' | 'userId' | 'user' | 'userName' | 'budget' | 'imagePath' | 'status' | 'type' | 'createdAt'
> & {
  id: string;
  rang: string;
  budgetCentimes: number;
  status: 'en_attente' | 'en_cours' | 'terminee';
  createdAt: Date;
  owner: UserSummaryTuple;
};

/** The database's statuses in the product's words. */
export const STATUT_OF_COLUMN: Record<Row['status'], StatutDemande> = {
  en_attente: 'en attente',
  en_cours: 'en cours',
  terminee: 'terminée',
};

function toView(row: Row): DemandeView {
  const { id, rang: _, owner, budgetCentimes, createdAt, status, ...rest } = row;
  const user = userSummaryOf(owner);
  return {
    ...rest,
    _id: id,
    userId: user,
    user,
    userName: user.companyName ?? `${user.firstName} ${user.lastName}`,
    budget: centsToEuros(budgetCentimes),
    imagePath: row.image?.url ?? null,
    status: STATUT_OF_COLUMN[status],
    type: 'demande',
    createdAt: createdAt.toISOString(),
  };
}

function read(where: Prisma.Sql, order: Prisma.Sql, limit: number, on: Db = db): Promise<Row[]> {
  return on.$queryRaw<Row[]>`
    WITH page AS MATERIALIZED (SELECT d.* FROM demandes d WHERE ${where} ORDER BY ${order} ${limitTo(limit)})
    SELECT d.id, d.rang, d.titre, d.description, d.categorie, d.budget_centimes AS "budgetCentimes",
      d.lieu_livraison AS "lieuLivraison", to_char(d.date_limite, 'YYYY-MM-DD') AS "dateLimite", d.urgent,
      d.lien_produit AS "lienProduit", d.is_visible AS "isVisible", d.status::text AS status, d.created_at AS "createdAt",
      ${imageJson} AS image,
      ${userSummaryJson} AS owner
    FROM page d JOIN users u ON u.id = d.user_id LEFT JOIN images i ON i.id = d.image_id ORDER BY ${order}`;
}

const toPage = ({ items, meta }: Page<Row>): DemandePage => ({ items: items.map(toView), meta });

const NEWEST = Prisma.sql`d.rang DESC`;
export type DemandePage = Page<DemandeView>;

/** Visible needs whose deadline is not past, newest first. Free text looks at title, description and place. */
export async function listDemandes(filters: DemandeFilters): Promise<DemandePage> {
  const { search, categorie, ville, ...page } = filters;
  const conditions = [Prisma.sql`d.is_visible AND d.date_limite >= ${deadlineToday(new Date())}::date`];
  if (categorie) conditions.push(Prisma.sql`d.categorie = ${categorie}`);
  if (ville) conditions.push(Prisma.sql`d.lieu_cle = ${placeKey(ville)}`);
  const words = search ? prefixQuery(search) : null;
  const placeOf = ({ rang }: Row) => rang;
  const found = await keysetPage(page, z.guid(), placeOf, (after, limit) => {
    const older = after ? [Prisma.sql`d.rang < ${after}::uuid`] : [];
    const where = Prisma.join([...conditions, ...older], ' AND ');
    return words ? readByWords(where, words, limit) : read(where, NEWEST, limit);
  });
  return toPage(found);
}

/** How many of the newest are looked at before those that hold the words are gathered from the index of words. */
const NEXT = 1_000;

/**
 * A common word is held by some of the next ones; a rare one is gathered from its own index, which gives no order. PostgreSQL
 * cannot guess which (it does not know prefixes), so both are spelt out.
 */
async function readByWords(where: Prisma.Sql, words: string, limit: number): Promise<Row[]> {
  const match = Prisma.sql`d.recherche @@ to_tsquery('simple', ${words})`;
  const next = Prisma.sql`d.id = ANY (ARRAY(
    SELECT d.id FROM (SELECT d.id, d.rang, d.recherche FROM demandes d WHERE ${where} ORDER BY ${NEWEST} ${limitTo(NEXT)}) d
    WHERE ${match} ORDER BY ${NEWEST} ${limitTo(limit)})::uuid[])`;
  const found = await read(next, NEWEST, limit);
  if (found.length === limit) return found;
  const held = Prisma.sql`d.id = ANY (ARRAY(
    SELECT d.id FROM (SELECT * FROM demandes d WHERE ${match} OFFSET 0) d WHERE ${where} ORDER BY ${NEWEST} ${limitTo(limit)})::uuid[])`;
  return read(held, NEWEST, limit);
}

/** Flagged, visible, not finished, deadline not past; the nearest deadline first (docs/rules.md, Urgent). */
export async function listUrgentDemandes(limit: number): Promise<DemandeView[]> {
  const where = Prisma.sql`d.is_visible AND d.urgent AND d.status <> 'terminee'
    AND d.date_limite >= ${deadlineToday(new Date())}::date`;
  return (await read(where, Prisma.sql`d.date_limite, d.id`, limit)).map(toView);
}

/** Whether the last one shown is finished, and its place. */
const userPlace = z.tuple([z.boolean(), z.guid()]);
const FINISHED = Prisma.sql`(d.status = 'terminee')`;

/**
 * A person's needs, newest first and the finished ones last: the visible ones, and the hidden ones when the actor is that
 * person. Throws `not_found` for an unknown or ended account.
 */
export async function listUserDemandes(
  actor: Actor | null,
  userId: string,
  asked: PageAsked,
): Promise<DemandePage> {
  const theirs = ofPerson(userId, actor, Prisma.sql`d`);
  const placeOf = ({ status, rang }: Row): z.output<typeof userPlace> => [status === 'terminee', rang];
  const page = await keysetPage(asked, userPlace, placeOf, (after, limit) => {
    const beyond = after
      ? Prisma.sql`AND (${FINISHED} > ${after[0]}::boolean OR (${FINISHED} = ${after[0]}::boolean AND d.rang < ${after[1]}::uuid))`
      : Prisma.empty;
    return read(Prisma.sql`${theirs} ${beyond}`, Prisma.sql`${FINISHED}, ${NEWEST}`, limit);
  });
  if (page.items.length === 0) await requireUser(userId);
  return toPage(page);
}

async function find(id: string, actor: Actor | null, on: Db = db): Promise<DemandeView> {
  const where = Prisma.sql`d.id = ${id}::uuid AND ${visibleTo(actor, Prisma.sql`d`)}`;
  const [row] = await read(where, NEWEST, 1, on);
  return toView(found(row, refus('introuvable')));
}

/** A visible need; past its deadline too. Throws `not_found` for a hidden one. */
export function getDemande(id: string): Promise<DemandeView> {
  return find(id, null);
}

/** A need for the API: visible to all, hidden to its owner only. `on`: a transaction that holds it. */
export function getDemandeFor(actor: Actor | null, id: string, on: Db = db): Promise<DemandeView> {
  return find(id, actor, on);
}

/** The real figures of a visible need. */
export async function getDemandeStats(id: string): Promise<DemandeStats> {
  const [row] = await db.$queryRaw<{ vues: number; propositions: number; dateLimite: string }[]>`
    SELECT to_char(d.date_limite, 'YYYY-MM-DD') AS "dateLimite",
      d.vues_passees + (SELECT count(*)::int FROM demande_views v WHERE v.demande_id = d.id) AS vues,
      (SELECT count(*)::int FROM conversations c WHERE c.demande_id = d.id) AS propositions
    FROM demandes d WHERE d.id = ${id}::uuid AND d.is_visible`;
  const { vues, propositions, dateLimite } = found(row, refus('introuvable'));
  return { vues, propositions, joursRestants: Math.max(0, daysLeft(dateLimite, new Date())) };
}

/** What stands in the sitemap: besoins that anybody may see, until their deadline. */
export const sitemapDemandes: SitemapRows = {
  table: Prisma.sql`demandes t`,
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`(t.is_visible AND t.date_limite >= (now() AT TIME ZONE 'Europe/Paris')::date)`,
  path: Prisma.sql`'/demandes/' || t.id`,
  updatedAt: Prisma.sql`t.updated_at`,
};
