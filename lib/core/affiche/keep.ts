import 'server-only';
import { LRUCache } from 'lru-cache';
import { refus } from '@/lib/langues/refus/images';
import { makeTurns } from '../limits/turns';
import { outsideRequests } from '../memory/outside';
import { ofProcess } from '../memory/process';
import type { Affiche } from './affiche';
import { drawAffiche } from './draw';
import { afficheVersion } from './version';

const KEPT_BYTES = 16_000_000;
const KEPT_MS = 60 * 60_000;

const make = () => ({
  drawn: new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (bytes) => bytes.length,
  }),
  drawing: new Map<string, Promise<Buffer>>(),
  // One at once, as PDFs: what is asked for by machines leaves the processors to people.
  inTurn: makeTurns(1, 12, refus('tresDemandees')),
  readInTurn: makeTurns(4, 60, refus('tresDemandees')),
});
const { drawn, drawing, inTurn, readInTurn } = ofProcess('affiches', () => outsideRequests(make))();

/**
 * Reads what a picture shows, four at once: they take no turn of pages (server/page-door.mjs). `unavailable` when sixty wait
 * already.
 */
export function readInLine(read: () => Promise<Affiche>): Promise<Affiche> {
  return readInTurn(read);
}

/**
 * The picture as PNG. Kept in memory by what it shows (16 MB, an hour, the least used go), drawn once however many ask for it, one
 * picture at a time. `beforeDrawing` may refuse; `unavailable` when twelve wait already.
 */
export async function afficheImage(affiche: Affiche, beforeDrawing: () => Promise<void>): Promise<Buffer> {
  const version = afficheVersion(affiche);
  const known = drawn.get(version) ?? drawing.get(version);
  if (known) return known;
  await beforeDrawing();
  const underway = drawing.get(version);
  if (underway) return underway;
  const work = outsideRequests(() => inTurn(() => drawAffiche(affiche)));
  drawing.set(version, work);
  try {
    const bytes = await work;
    drawn.set(version, bytes);
    return bytes;
  } finally {
    drawing.delete(version);
  }
}
