import 'server-only';
import { createHash } from 'node:crypto';
import type { Affiche } from './affiche';

/** Of the drawing itself: another number, and pictures that were shared are fetched anew. */
const LOOK = 1;

/** Changes with whatever the picture shows. */
export function afficheVersion(affiche: Affiche): string {
  return createHash('sha256')
    .update(JSON.stringify([LOOK, affiche]))
    .digest('base64url')
    .slice(0, 12);
}
