import 'server-only';
import { rowsOf } from '@/lib/core/db';

// Of the process: our server looks for it there (server/missing-pages.mjs).
const ofProcess = globalThis as typeof globalThis & { rihlaThere?: typeof isThere };

/** Whether an id is that of anything that has a page, whoever may see it. Throws when the database cannot say. */
export async function isThere(id: string): Promise<boolean> {
  const [row] = await rowsOf<{ there: boolean }>`
    SELECT EXISTS (SELECT FROM transports WHERE id = ${id}::uuid) OR EXISTS (SELECT FROM demandes WHERE id = ${id}::uuid)
      OR EXISTS (SELECT FROM produits WHERE id = ${id}::uuid) OR EXISTS (SELECT FROM users WHERE id = ${id}::uuid) AS there`;
  return row?.there ?? true;
}

/** Lets our server ask what is there before it has a page made. */
export function tellWhatIsThere(): void {
  ofProcess.rihlaThere ??= isThere;
}
