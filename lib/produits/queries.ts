import 'server-only';
import { type Db, db, Prisma } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { type ImageView, imageJson } from '@/lib/core/images/view';
import { newestPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import type { SitemapRows } from '@/lib/core/listing/sitemap';
import { ofPerson, visibleTo } from '@/lib/core/listing/visible';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import type * as z from '@/lib/core/zod';
import type { Categorie } from '@/lib/demandes/schema';
import { refus } from '@/lib/langues/refus/produits';
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
      ${imageJson} AS image,
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

export type ProduitPage = Page<ProduitView>;

function readPage(where: Prisma.Sql, asked: PageAsked): Promise<ProduitPage> {
  return newestPage(asked, Prisma.sql`p.id`, (older, limit) =>
    read(Prisma.sql`${where} AND ${older}`, limit),
  );
}

/** Visible products, newest first. */
export function listProduits(page: PageAsked): Promise<ProduitPage> {
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
  asked: PageAsked,
): Promise<ProduitPage> {
  const page = await readPage(ofPerson(userId, actor, Prisma.sql`p`), asked);
  if (page.items.length === 0) await requireUser(userId);
  return page;
}

/** A visible product. Throws `not_found` for a hidden one. */
export function getProduit(id: string): Promise<ProduitView> {
  return getProduitFor(null, id);
}

/** A product for the API: visible to all, hidden to its owner only. `on`: a transaction that holds it. */
export async function getProduitFor(actor: Actor | null, id: string, on: Db = db): Promise<ProduitView> {
  const where = Prisma.sql`p.id = ${id}::uuid AND ${visibleTo(actor, Prisma.sql`p`)}`;
  const [view] = await read(where, 1, on);
  return found(view, refus('introuvable'));
}

/** What stands in the sitemap: products that anybody may see. */
export const sitemapProduits: SitemapRows = {
  table: Prisma.sql`produits t`,
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`t.is_visible`,
  path: Prisma.sql`'/produits/' || t.id`,
  updatedAt: Prisma.sql`t.updated_at`,
};
