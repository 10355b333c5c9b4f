import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/core/env';

/** Where the file of a large download is, until it is fetched or its day is over. */
export function downloadFile(id: string): string {
  return path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'donnees', `${id}.zip`);
}

/** Takes away the file of a download, if there is one. */
export async function removeDownload(id: string): Promise<void> {
  await rm(downloadFile(id), { force: true });
  await rm(`${downloadFile(id)}.part`, { force: true });
}
