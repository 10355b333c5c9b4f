import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { type ImageView, imageJson } from '@/lib/core/images/view';
import { visibleTo } from '@/lib/core/listing/visible';
import type { Actor } from '@/lib/core/sessions/actor';
import type { Cible } from '../labels';

/** Each kind of thing: its table, whose it is, and what an operator sees of it, over the alias `x`. */
export const TABLES = {
  demande: {
    table: 'demandes',
    owner: 'user_id',
    page: '/demandes/',
    titre: 'titre',
    extrait: 'description',
    images: 'i.id = x.image_id',
  },
  transport: {
    table: 'transports',
    owner: 'user_id',
    page: '/transporteurs/',
    titre: 'nom',
    extrait: 'description',
    images: null,
  },
  produit: {
    table: 'produits',
    owner: 'user_id',
    page: '/produits/',
    titre: 'nom',
    extrait: 'description',
    images: 'i.id = x.image_id',
  },
} as const;

export type Listed = keyof typeof TABLES;

/** Whether it is one of the three things that lists show and owners hide. */
export const isListed = (cible: Cible): cible is Listed => cible in TABLES;

/** Whose a thing is, when the actor may see it: what they may not see they cannot report. Null otherwise. */
export async function ownerFor(actor: Actor, cible: Cible, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ owner: string }>`${ownerSql(actor, cible, id)}`;
  return row?.owner ?? null;
}

function ownerSql(actor: Actor, cible: Cible, id: string): Prisma.Sql {
  if (isListed(cible)) {
    return Prisma.sql`SELECT x.user_id AS owner FROM ${Prisma.raw(TABLES[cible].table)} x
      WHERE x.id = ${id}::uuid AND ${visibleTo(actor, Prisma.sql`x`)}`;
  }
  if (cible === 'avis') {
    return Prisma.sql`SELECT x.reviewer_id AS owner FROM reviews x JOIN users u ON u.id = x.user_id
      WHERE x.id = ${id}::uuid AND NOT x.masque AND u.deleted_at IS NULL AND u.suspended_at IS NULL`;
  }
  if (cible === 'message') {
    return Prisma.sql`SELECT x.sender_id AS owner FROM messages x
      JOIN conversation_participants p ON p.conversation_id = x.conversation_id AND p.user_id = ${actor.id}::uuid
      WHERE x.id = ${id}::uuid AND x.kind <> 'evenement' AND NOT x.masque`;
  }
  return Prisma.sql`SELECT x.id AS owner FROM users x
    WHERE x.id = ${id}::uuid AND x.deleted_at IS NULL AND x.suspended_at IS NULL`;
}

export type Thing = {
  /** What its owner calls it, else what it is, in French. */
  titre: string;
  /** A review’s, out of five. */
  note: number | null;
  extrait: string;
  images: ImageView[];
  lien: string | null;
  existe: boolean;
  masque: boolean;
};

/** What there is of a thing that its owner has deleted since. */
export const GONE: Thing = {
  titre: 'Supprimé depuis',
  note: null,
  extrait: '',
  images: [],
  lien: null,
  existe: false,
  masque: false,
};

type Row = Omit<Thing, 'existe' | 'note'> & { id: string; note?: number };

/**
 * What an operator sees of things, hidden or not, by their ids: nobody else is told where the pictures of a hidden one are.
 * One statement for each kind; what is deleted has none.
 */
export async function thingsOf(named: { cible: Cible; cibleId: string }[]): Promise<Map<string, Thing>> {
  const kinds = [...new Set(named.map(({ cible }) => cible))];
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = named.filter(({ cible }) => cible === kind).map(({ cibleId }) => cibleId);
      return rowsOf<Row>`${thingsSql(kind, Prisma.sql`x.id = ANY(${ids}::uuid[])`)}`;
    }),
  );
  return new Map(found.flat().map(({ id, ...row }) => [id, { note: null, ...row, existe: true }]));
}

const NONE = Prisma.raw(`'[]'::json`);
const imagesSql = (which: string | null) =>
  which === null
    ? NONE
    : Prisma.raw(
        `coalesce((SELECT json_agg(${imageJson.sql} ORDER BY i.id) FROM images i WHERE ${which}), '[]')`,
      );

/** What a profile shows: the person, and where an agency works. */
const OF_PERSON =
  'i.id = x.profile_image_id OR i.id IN (SELECT p.image_id FROM agency_photos p WHERE p.agency_id = x.id)';

function thingsSql(cible: Cible, which: Prisma.Sql): Prisma.Sql {
  if (isListed(cible)) {
    const { table, titre, extrait, page, images } = TABLES[cible];
    return Prisma.sql`SELECT x.id, x.${Prisma.raw(titre)} AS titre, x.${Prisma.raw(extrait)} AS extrait,
        ${imagesSql(images)} AS images, CASE WHEN x.is_visible THEN ${page}::text || x.id END AS lien,
        x.masque_par IS NOT DISTINCT FROM 'moderation' AS masque
      FROM ${Prisma.raw(table)} x WHERE ${which}`;
  }
  if (cible === 'avis') {
    return Prisma.sql`SELECT x.id, 'Avis, ' || x.rating || ' sur 5' AS titre, x.rating AS note, x.comment AS extrait,
        ${NONE} AS images, '/profile/' || x.user_id AS lien, x.masque FROM reviews x WHERE ${which}`;
  }
  if (cible === 'message') {
    return Prisma.sql`SELECT x.id, 'Message' AS titre, x.content AS extrait,
        ${NONE} AS images, NULL AS lien, x.masque
      FROM messages x WHERE ${which}`;
  }
  return Prisma.sql`SELECT x.id, concat_ws(' ', x.first_name, x.last_name) AS titre, coalesce(x.location, x.country) AS extrait,
      ${imagesSql(OF_PERSON)} AS images,
      CASE WHEN x.deleted_at IS NULL AND x.suspended_at IS NULL THEN '/profile/' || x.id END AS lien, false AS masque
    FROM users x WHERE ${which}`;
}
