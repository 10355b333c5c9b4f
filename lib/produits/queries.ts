import 'server-only';
import { type Db, db, Prisma } from '@/lib/core/db';
import { notFound } from '@/lib/core/errors';
import type { ImageView } from '@/lib/core/images/view';
import { decodeCursor, encodeCursor } from '@/lib/core/listing/cursor';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { z } from '@/lib/core/zod';
import type { Categorie } from '@/lib/demandes/schema';
import { requireUser, type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import type { produitViewSchema } from './schema/view';

/** A product as the API shows it (docs/api.md); its name is read as `nom` and as `titre`. */
export type ProduitView = z.output<typeof produitViewSchema>;

type Row = {
  id: string;
  nom: string;
  description: string;
  categorie: Categorie;
  prixCentimes: number;
  localisation: string;
  isVisible: boolean;
  createdAt: Date;
  image: ImageView | null;
  owner: UserSummaryTuple;
};

async function read(where: Prisma.Sql, limit: number, on: Db = db): Promise<ProduitView[]> {
  const rows = await on.$queryRaw<Row[]>`
    WITH page AS MATERIALIZED (SELECT p.* FROM produits p WHERE ${where} ORDER BY p.id DESC LIMIT ${limit})
    SELECT p.id, p.nom, p.description, p.categorie, p.prix_centimes AS "prixCentimes", p.localisation,
      p.is_visible AS "isVisible", p.created_at AS "createdAt",
      CASE WHEN i.id IS NOT NULL THEN
        json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'widths', i.widths) END AS image,
      ${userSummaryJson} AS owner
    FROM page p JOIN users u ON u.id = p.user_id LEFT JOIN images i ON i.id = p.image_id ORDER BY p.id DESC`;
  return rows.map(({ id, owner, prixCentimes, createdAt, ...row }) => ({
    ...row,
    _id: id,
    userId: userSummaryOf(owner),
    titre: row.nom,
    prix: centsToEuros(prixCentimes),
    imagePath: row.image?.url ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

type Page = { limit: number; cursor?: string | undefined };
export type ProduitPage = { items: ProduitView[]; meta: { nextCursor: string | null } };

async function readPage(where: Prisma.Sql, page: Page): Promise<ProduitPage> {
  const after = decodeCursor(z.guid(), page.cursor);
  const beyond = after ? Prisma.sql`AND p.id < ${after}::uuid` : Prisma.empty;
  const rows = await read(Prisma.sql`${where} ${beyond}`, page.limit + 1);
  const items = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? items.at(-1) : undefined;
  return { items, meta: { nextCursor: last ? encodeCursor(last._id) : null } };
}

/** Visible products, newest first. */
export function listProduits(page: Page): Promise<ProduitPage> {
  return readPage(Prisma.sql`p.is_visible`, page);
}

/** The newest visible products, for the home page. */
export function listRecentProduits(limit: number): Promise<ProduitView[]> {
  return read(Prisma.sql`p.is_visible`, limit);
}

/**
 * A person's products, newest first: the visible ones, and the hidden ones when the actor is that person. Throws
 * `not_found` for an unknown or ended account.
 */
export async function listUserProduits(
  actor: Actor | null,
  userId: string,
  page: Page,
): Promise<ProduitPage> {
  const visible = actor?.id === userId ? Prisma.empty : Prisma.sql`AND p.is_visible`;
  const found = await readPage(Prisma.sql`p.user_id = ${userId}::uuid ${visible}`, page);
  if (found.items.length === 0) await requireUser(userId);
  return found;
}

/** A visible product. Throws `not_found` for a hidden one. */
export function getProduit(id: string): Promise<ProduitView> {
  return getProduitFor(null, id);
}

/** A product for the API: visible to all, hidden to its owner only. `on`: a transaction that holds it. */
export async function getProduitFor(actor: Actor | null, id: string, on: Db = db): Promise<ProduitView> {
  const readable = actor
    ? Prisma.sql`(p.is_visible OR p.user_id = ${actor.id}::uuid)`
    : Prisma.sql`p.is_visible`;
  const [view] = await read(Prisma.sql`p.id = ${id}::uuid AND ${readable}`, 1, on);
  if (!view) throw notFound('Produit non trouvé');
  return view;
}

/** The newest visible products, for the sitemap (docs/screens.md). */
export function listSitemapProduits(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db.produit.findMany({
    where: { isVisible: true },
    orderBy: { id: 'desc' },
    take: limit,
    select: { id: true, updatedAt: true },
  });
}
