import { ETATS_PAIEMENT } from '@/lib/conversations/schema';
import { idSchema, langueQuery, line, pageQuery } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/payments';
import { RECU_GENRES } from './rules/recus';

/** What the API says of a payment (docs/api.md). */
export const STATUTS_PAYMENT = ['pending', 'completed', 'failed'] as const;
export type StatutPayment = (typeof STATUTS_PAYMENT)[number];

/** Where it really stands (lib/payments/rules/life.ts). Threads tell of it too, so the words are theirs. */
export const ETATS_PAYMENT = ETATS_PAIEMENT;
export type EtatPayment = (typeof ETATS_PAYMENT)[number];

export const MAX_AMOUNT_EUROS = 100_000;
const isWholeCents = (euros: number) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;

/** What is typed in « Créer une demande de paiement » (docs/screens.md). */
export const paymentFormSchema = z.object({
  amount: z
    .number(saisie('montant'))
    .positive(saisie('montantNul'))
    .max(MAX_AMOUNT_EUROS, saisie('montantMax'))
    .refine(isWholeCents, saisie('decimales')),
  description: line(200, saisie('description')),
});

/** `POST /payments` (docs/api.md). The thing, when it is named, is the conversation's. */
export const askPaymentSchema = paymentFormSchema.extend({
  recipientId: idSchema,
  conversationId: idSchema,
  demandeId: idSchema.nullish(),
  transportId: idSchema.nullish(),
  produitId: idSchema.nullish(),
  /** The confirmed reservation that it is for; needed in a conversation about a transport. */
  reservationId: idSchema.nullish(),
});

/** `GET /payments`: those one asked for (`envoyes`), those one was asked for (`recus`), or both. */
export const listPaymentsSchema = z.strictObject({
  ...pageQuery,
  tab: z.enum(['envoyes', 'recus'], saisie('onglet')).optional(),
  status: z.enum(STATUTS_PAYMENT, saisie('statut')).optional(),
});

/** `GET /payments/proposition`: in which conversation. */
export const proposalSchema = z.strictObject({ conversationId: idSchema });

/** `POST /payments/{id}/test`: what who pays chooses at the door of the test mode. */
export const testChoiceSchema = z.object({
  resultat: z.enum(['paye', 'refuse'], saisie('essai')),
});

/** `GET /payments/{id}/recus/{genre}` */
export const recuParams = z.object({ id: idSchema, genre: z.enum(RECU_GENRES) });

/** `GET /payments/releve`: a year, the last one whole or this one so far. */
export const releveQuery = z.strictObject({
  annee: z.coerce
    .number(saisie('annee'))
    .int(saisie('annee'))
    .min(2025, saisie('anneeMin'))
    .max(2100, saisie('anneeMax'))
    .meta({ examples: [2026] }),
  ...langueQuery,
});

export type TestChoice = z.output<typeof testChoiceSchema>;
export type PaymentAsked = z.output<typeof askPaymentSchema>;
export type PaymentFilters = z.output<typeof listPaymentsSchema>;
