import 'server-only';

/** What keeps pages in this process, outside Next's bundles (server/kept-pages.mjs). */
type Pages = { changed: (change: string) => void; listening: (now: boolean) => void };

const ofProcess = globalThis as typeof globalThis & { rihlaPages?: Pages };

/** A thing of somebody's, or how somebody is shown; what it means to pages stands in server/changes.mjs. */
export type PageChange = `${'transport' | 'demande' | 'produit'} ${string} ${string}` | `personne ${string}`;

/**
 * Makes the next read of every page that these writes touch fresh, in this process. Commands call it after their commit; other
 * processes hear it from the database. Where no pages are kept (seed, worker, tests of commands) it does nothing.
 */
export function pagesChanged(...changes: PageChange[]): void {
  for (const change of changes) ofProcess.rihlaPages?.changed(change);
}

/** Passes on what was heard: a change that another process may have made, or whether there is anybody who hears them. */
export const keptPages: Pages = {
  changed: (change) => ofProcess.rihlaPages?.changed(change),
  listening: (now) => ofProcess.rihlaPages?.listening(now),
};
