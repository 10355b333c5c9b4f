import { idSchema, line, optionalText, pageQuery, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/reservations';
import { dateText, poidsKg } from '@/lib/transports/schema';

export const STATUTS_RESERVATION = ['en_attente', 'confirmee', 'refusee', 'annulee'] as const;
export type StatutReservation = (typeof STATUTS_RESERVATION)[number];

/** Where a confirmed reservation's parcel is (docs/rules.md). */
export const ETATS_REMISE = ['attendue', 'collectee', 'declaree', 'livree', 'contestee', 'close'] as const;
export type EtatRemise = (typeof ETATS_REMISE)[number];

const MAX_PRIX_EUROS = 100_000;

/** `POST /reservations` (docs/api.md). Weight in kg, price in euros; dates, when given, must be the leg's. */
export const createReservationSchema = z.object({
  transportId: idSchema,
  villeDepart: line(120, saisie('trajet')),
  villeArrivee: line(120, saisie('trajet')),
  dateDepart: dateText.optional(),
  dateArrivee: dateText.optional(),
  poids: poidsKg(z.number(saisie('poids'))),
  description: text(1_000, saisie('description')),
  prix: z.number(saisie('prix')).min(1, saisie('prixMin')).max(MAX_PRIX_EUROS, saisie('prixMax')),
  /** The requester's own need that the parcel is for. */
  demandeId: idSchema.optional(),
});

/** `PATCH /reservations/{id}/status`: the carrier's answer. */
export const answerReservationSchema = z.object({
  status: z.enum(['confirmee', 'refusee'], saisie('reponse')),
  commentaire: optionalText(500).optional(),
});

/** `PATCH /reservations/transport/{id}/refuse`: whose waiting requests the carrier refuses, all at once. */
export const refuseRequestsSchema = z.object({ userId: idSchema, commentaire: optionalText(500).optional() });

export const transportParams = z.object({ transportId: idSchema });

/** `params` of `/agenda/{token}`: whose calendar, and our signature. */
export const agendaParams = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{24}$/) });

export const listReservationsSchema = z.strictObject(pageQuery);

export type ReservationInput = z.output<typeof createReservationSchema>;
export type ReservationAnswer = z.output<typeof answerReservationSchema>;
export type RequestsRefusal = z.output<typeof refuseRequestsSchema>;
