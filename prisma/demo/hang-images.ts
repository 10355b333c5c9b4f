import sharp from 'sharp';
import type { Db } from '@/lib/core/db';
import { type EncodedImage, encodeImage } from '@/lib/core/images/encode';
import { storeImage } from '@/lib/core/images/upload';
import { localStorage } from '@/lib/core/storage/local';
import { PROFILE_IMAGE } from '@/lib/users/rules/account';
import { drawingOf } from './drawing';

/** A picture of somebody's in the demo world, by the name of its drawing. */
export type Hanging = { id: string; ownerId: string; kind: string; name: string };

/** How many drawings are under way: while one is encoded the next ones are rasterised. */
const AT_ONCE = 3;

/** The drawings as the encoder of uploads makes them, each once, however many show it. */
export async function encodeDrawings(hangings: Hanging[]): Promise<Map<string, EncodedImage>> {
  const left = new Map(hangings.map(({ name, kind }) => [name, kind])).entries();
  const encoded = new Map<string, EncodedImage>();
  const work = async () => {
    for (const [name, kind] of left) {
      const png = await sharp(drawingOf(name)).png({ compressionLevel: 1 }).toBuffer();
      encoded.set(
        name,
        await encodeImage(
          png,
          kind === 'profile' ? PROFILE_IMAGE : { kind: 'general', maxWidth: 1280 },
          'image',
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return encoded;
}

/** Keeps pictures as if their owners had sent them, but always on this disk: a first start waits for no service far away. */
export async function hangImages(
  tx: Db,
  hangings: Hanging[],
  encoded: Map<string, EncodedImage>,
): Promise<void> {
  const storage = localStorage();
  for (const { name, ...image } of hangings) {
    const encodedImage = encoded.get(name);
    if (encodedImage) await storeImage(encodedImage, image, { tx, storage });
  }
}
