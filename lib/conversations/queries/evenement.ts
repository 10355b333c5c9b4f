import 'server-only';
import { Prisma } from '@/lib/core/db';
import { centsToEuros, gramsToKg } from '@/lib/core/text/money';
import { zonedIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import type { StoredEvenement } from '../rules/evenement';
import type { evenementViewSchema } from '../schema/view';

export type EvenementView = z.infer<typeof evenementViewSchema>;

/** Where the reservation of an event stands now, over `messages m`; null when it is gone, and for other lines. */
export const statutSql = Prisma.sql`CASE WHEN m.kind = 'evenement' THEN (
  SELECT r.status FROM reservations r WHERE r.id = (m.evenement->>'reservationId')::uuid) END`;

/** An event as a line of its thread shows it; `open` says its people's words as their reader sees them. */
export function evenementOf(
  { poidsGrammes, prixCentimes, commentaire, dateDepart, etape, ...facts }: StoredEvenement,
  statut: EvenementView['statut'],
  open: (text: string) => { text: string },
): EvenementView {
  return {
    ...facts,
    // With its place's own clock: a browser's zones are not always ours.
    dateDepart: zonedIso(Date.parse(dateDepart), facts.timezoneDepart),
    etape: etape && {
      ...etape,
      avant: zonedIso(Date.parse(etape.avant), etape.timezone),
      apres: zonedIso(Date.parse(etape.apres), etape.timezone),
    },
    poids: gramsToKg(poidsGrammes),
    prix: centsToEuros(prixCentimes),
    commentaire: commentaire === null ? null : open(commentaire).text,
    statut,
  };
}
