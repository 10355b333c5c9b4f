import 'server-only';
import { db } from '../db';
import { inBackground } from '../jobs/background';
import { log } from '../log';
import { storageNamed } from '../storage/storage';
import { imageFile } from './rules';

const HOUR_MS = 3_600_000;
/** A form may stay open for long between its picture and its sending. */
const KEPT_MS = 24 * HOUR_MS;
const BATCH = 100;
const MAX_BATCHES = 20;

const UNREFERENCED = `
  NOT EXISTS (SELECT 1 FROM users WHERE profile_image_id = i.id)
  AND NOT EXISTS (SELECT 1 FROM demandes WHERE image_id = i.id)
  AND NOT EXISTS (SELECT 1 FROM produits WHERE image_id = i.id)
  AND NOT EXISTS (SELECT 1 FROM agency_photos WHERE image_id = i.id)`;

type Row = { id: string; key: string; widths: number[] };

/**
 * Removes pictures older than a day that nothing refers to, files and rows. Any number may run at once: each takes rows
 * that no other holds. Returns how many went; those whose files could not be removed stay for the next time.
 */
export async function sweepImages(now = new Date()): Promise<number> {
  let swept = 0;
  for (const name of ['local', 'uploadthing']) {
    if (!storageNamed(name)) continue;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const count = await sweepBatch(name, new Date(now.getTime() - KEPT_MS));
      swept += count;
      if (count < BATCH) break;
    }
  }
  return swept;
}

async function sweepBatch(storage: string, before: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const held = await tx.$queryRawUnsafe<{ id: string }[]>(
        `SELECT i.id FROM images i WHERE i.storage = $1 AND i.created_at < $2 AND ${UNREFERENCED}
         ORDER BY i.created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        storage,
        before,
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

const kept = globalThis as typeof globalThis & { rihlaSweptAt?: number };

/** Sweeps in the background, unless this process did so within the hour. */
export function sweepOnceAnHour(now = Date.now()): void {
  if (now - (kept.rihlaSweptAt ?? 0) < HOUR_MS) return;
  kept.rihlaSweptAt = now;
  inBackground('sweep pictures', async () => {
    const swept = await sweepImages();
    if (swept > 0) log.info({ swept }, 'unreferenced pictures removed');
  });
}
