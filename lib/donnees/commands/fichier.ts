import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/core/env';

const folder = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'donnees');

/** Where the file of a download is, until it is fetched or its day is over. */
export function downloadFile(id: string): string {
  return path.join(/* turbopackIgnore: true */ folder(), `${id}.zip`);
}

/** Takes away the file of a download and what was begun of it, if there is any. */
export async function removeDownload(id: string): Promise<void> {
  await removeFiles((name) => name.startsWith(id));
}

/** Takes away what stands for longer than any download is good for: of a killed process, for its rows are all that is known. */
export async function removeForgotten(olderThanMs: number): Promise<void> {
  const limit = Date.now() - olderThanMs;
  await removeFiles(async (_name, file) => {
    const found = await stat(file).catch(() => null);
    return found !== null && found.mtimeMs < limit;
  });
}

async function removeFiles(goes: (name: string, file: string) => boolean | Promise<boolean>): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const file = path.join(/* turbopackIgnore: true */ folder(), name);
    if (await goes(name, file)) await rm(file, { force: true });
  }
}
