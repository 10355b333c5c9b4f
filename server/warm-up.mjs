import { logTrouble } from '../lib/core/log/troubles.mjs';

/** One page of each kind that people come in by; the last is of a trip that is not there, which takes the same code. */
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
 * as the next, and ten readers who came right after a start waited for each other until some were sent away. What fails is
 * made when it is asked for.
 * @param {(url: string) => Promise<unknown>} make
 */
export async function warmUp(make) {
  for (const url of KINDS)
    try {
      await make(url);
    } catch (error) {
      return logTrouble('pages were not made ahead', { code: /** @type {{ code?: string }} */ (error).code });
    }
}
