import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';
import type { Storage } from './storage';

/** The only names there are: an id, a width. Nothing with a separator or a dot in front gets near the disk. */
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,5}\.webp$/;

function pathOf(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of ours');
  return path.join(/* turbopackIgnore: true */ uploadsFolder(), key);
}

function uploadsFolder(): string {
  return path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'uploads');
}

/** Files in `DATA_DIR/uploads`, served by `app/uploads`. A file appears whole or not at all. */
export function localStorage(): Storage {
  return {
    name: 'local',
    async put(bytes, { key }) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key)).catch(unlessMissing)));
    },
    url: (key) => `/uploads/${key}`,
  };
}

/** The bytes of a kept file, or null when there is none of that name. */
export async function readLocalFile(key: string): Promise<Buffer<ArrayBuffer> | null> {
  if (!KEY.test(key)) return null;
  try {
    return await readFile(pathOf(key));
  } catch (error) {
    return unlessMissing(error);
  }
}

function unlessMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
