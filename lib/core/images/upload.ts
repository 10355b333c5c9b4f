import 'server-only';
import { refus } from '@/lib/langues/refus/images';
import { type Db, db, newId } from '../db';
import { AppError, databaseCode } from '../errors';
import { countAgainst } from '../limits/rate-limit';
import { log } from '../log/log';
import type { Actor } from '../sessions/actor';
import { currentStorage, type Storage } from '../storage/storage';
import { type EncodedImage, encodeImage, type ImageUse } from './encode';
import { imageFile } from './rules';
import type { ImageView } from './view';

export type StoredImage = ImageView & { id: string };

/**
 * Takes a picture from the actor: judged, encoded anew and kept, owned by them and referenced by nothing yet. Throws
 * what `encodePicture` throws, `rate_limited`, and `unavailable` when it cannot be kept; then nothing of it remains.
 */
export async function uploadImage(
  actor: Actor,
  bytes: Uint8Array,
  use: ImageUse,
  field: string,
): Promise<StoredImage> {
  await countAgainst('uploadAccount', actor.id);
  const encoded = await encodeImage(bytes, use, field);
  return storeImage(encoded, { id: newId(), ownerId: actor.id, kind: use.kind });
}

/**
 * Keeps an encoded picture as somebody's: its files and the row that knows them, referenced by nothing yet. One encoding
 * may be kept for several people. The demo world brings its pictures by this, within its transaction. Throws
 * `unavailable` when it cannot be kept.
 */
export async function storeImage(
  { width, height, files }: EncodedImage,
  { id, ...owned }: { id: string; ownerId: string; kind: string },
  { tx = db, storage = currentStorage() }: { tx?: Db; storage?: Storage } = {},
): Promise<StoredImage> {
  const keyOf = (file: { width: number }) => imageFile(id, file.width);
  const image = {
    url: storage.url(imageFile(id, width)),
    width,
    height,
    widths: files.map((file) => file.width),
  };
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const row = { id, ...owned, storage: storage.name, key: id, bytes: size, ...image };
  // The row first: if the process ends in between, the sweep finds what was written so far by it. In a caller's
  // transaction the row goes with that one, and files without a row are the caller's to remove.
  await tx.image.create({ data: row, select: { id: true } });
  try {
    const kept = await Promise.allSettled(
      files.map((file) => storage.put(file.bytes, { key: keyOf(file), contentType: 'image/webp' })),
    );
    const failed = kept.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    log.error({ storage: storage.name, code: databaseCode(error) }, 'picture not kept');
    await forget(tx, id, () => storage.remove(files.map(keyOf)));
    throw new AppError('unavailable', refus('pasEnregistree'), undefined, 10);
  }
  return { id, ...image };
}

/** What cannot be taken back now keeps its row, and with it goes to the sweep. */
async function forget(tx: Db, id: string, remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
    await tx.image.delete({ where: { id }, select: { id: true } });
  } catch (error) {
    log.warn({ code: databaseCode(error) }, 'picture left to the sweep');
  }
}
