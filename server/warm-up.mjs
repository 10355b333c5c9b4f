import { logTrouble } from '../lib/core/log/troubles.mjs';

/** One page of each kind that people come in by; the last, of a trip that is not there, loads the code of those that are. */
export const KINDS = [
  '/',
  '/transporteurs',
  '/demandes',
  '/produits',
  '/agences',
  '/transporteurs/00000000-0000-7000-8000-000000000000',
];

/**
 * Has one page of each kind made before somebody asks for it, one after the other: the first of a kind takes ten times as long
 * as the next, and ten readers who came right after a start waited for each other until some were sent away. Ends with the
 * first that fails, while the database is away: the others are made when they are asked for.
 * @param {(url: string) => Promise<{ status: number } | undefined>} make
 * @param {() => boolean} isLeaving whether this process is about to end
 */
export async function warmUp(make, isLeaving) {
  for (const url of KINDS) {
    if (isLeaving()) return;
    const page = await make(url).catch(() => undefined);
    if (page && page.status < 500) continue;
    logTrouble('pages were not made ahead', { status: page?.status });
    return;
  }
}
