import 'server-only';
import { db } from '../db';
import { invalidField } from '../errors';
import type { Actor } from '../sessions/actor';
import type { imageViewSchema } from '../view';
import type { z } from '../zod';

/**
 * The row of a picture that the actor uploaded, by the address the upload answered.
 * Throws `invalid` on `field` for an unknown one or somebody else's.
 */
export async function ownImageId(actor: Actor, url: string, field: string): Promise<string> {
  const image = await db.image.findFirst({ where: { url, ownerId: actor.id }, select: { id: true } });
  if (!image) throw invalidField(field, 'Cette image n’existe plus. Envoyez-la de nouveau.');
  return image.id;
}

/** A picture as a page needs it: where it is, its size, and the widths it was encoded in. */
export type ImageView = z.output<typeof imageViewSchema>;

/** The columns of an `ImageView`, for a relation's `select`. */
export const imageSelect = { url: true, width: true, height: true, widths: true } as const;
