import 'server-only';
import { db } from '@/lib/core/db';
import { imageFile } from '@/lib/core/images/rules';
import { storageNamed } from '@/lib/core/storage/storage';
import { PERIODS } from './periods';

const BATCH = 100;

/** Every column that shows an image. */
export const IMAGE_REFERENCES = {
  users: 'profile_image_id',
  demandes: 'image_id',
  produits: 'image_id',
  agency_photos: 'image_id',
  message_images: 'image_id',
  remises: 'image_id',
  remise_declarations: 'image_id',
};

const UNREFERENCED = Object.entries(IMAGE_REFERENCES)
  .map(([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = i.id)`)
  .join(' AND ');

type Row = { id: string; key: string; widths: number[] };

/**
 * Removes some pictures that are old enough and that nothing shows, files and rows. Any number may run at once: each takes
 * rows that no other holds. Answers how many went; those whose files could not be removed stay for the next time.
 */
export async function sweepImages(): Promise<number> {
  let swept = 0;
  for (const name of ['local', 'uploadthing']) if (storageNamed(name)) swept += await sweepBatch(name);
  return swept;
}

async function sweepBatch(storage: string): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const held = await tx.$queryRawUnsafe<{ id: string }[]>(
        `SELECT i.id FROM images i WHERE i.storage = $1 AND ${PERIODS.images} AND ${UNREFERENCED}
         ORDER BY i.created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        storage,
      );
      // Asked again under the lock: what took the picture a moment ago is seen now, and nothing can take it any more.
      const rows = await tx.$queryRawUnsafe<Row[]>(
        `SELECT i.id, i.key, i.widths FROM images i WHERE i.id = ANY($1::uuid[]) AND ${UNREFERENCED}`,
        held.map((row) => row.id),
      );
      if (rows.length === 0) return 0;
      const keys = rows.flatMap(({ key, widths }) => widths.map((width) => imageFile(key, width)));
      await storageNamed(storage)?.remove(keys);
      await tx.image.deleteMany({ where: { id: { in: rows.map((row) => row.id) } } });
      return rows.length;
    },
    { timeout: 15_000 },
  );
}
