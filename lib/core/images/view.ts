import 'server-only';
import { refus } from '@/lib/langues/refus/images';
import { db, Prisma } from '../db';
import { invalidField } from '../errors';
import type { Actor } from '../sessions/actor';
import type { imageViewSchema } from '../view';
import type * as z from '../zod';

/**
 * The row of a picture that the actor uploaded, by the address the upload answered.
 * Throws `invalid` on `field` for an unknown one or somebody else's.
 */
export async function ownImageId(actor: Actor, url: string, field: string): Promise<string> {
  const image = await db.image.findFirst({ where: { url, ownerId: actor.id }, select: { id: true } });
  if (!image) throw invalidField(field, refus('disparue'));
  return image.id;
}

/** The same of several, in their order. */
export async function ownImageIds(actor: Actor, urls: string[], field: string): Promise<string[]> {
  if (urls.length === 0) return [];
  const images = await db.image.findMany({
    where: { url: { in: urls }, ownerId: actor.id },
    select: { id: true, url: true },
  });
  const ids = new Map(images.map(({ id, url }) => [url, id]));
  return urls.map((url, at) => {
    const id = ids.get(url);
    if (id === undefined) throw invalidField(`${field}.${at}`, refus('disparue'));
    return id;
  });
}

/** A picture as a page needs it: where it is, its size, and the widths it was encoded in. */
export type ImageView = z.output<typeof imageViewSchema>;

/** The columns of an `ImageView`, for a relation's `select`. */
export const imageSelect = {
  url: true,
  width: true,
  height: true,
  widths: true,
} as const satisfies Record<keyof ImageView, true>;

const members = Object.keys(imageSelect).map((name) => `'${name}', i.${name}`);

/** The same as one JSON value, over `LEFT JOIN images i`; null without a picture. */
export const imageJson = Prisma.raw(
  `CASE WHEN i.id IS NOT NULL THEN json_build_object(${members.join(', ')}) END`,
);

/** Where the picture with that id is, for cards that show its address alone. */
export function imageUrl(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT url FROM images WHERE id = ${id})`;
}
