import { idSchema, limitUpTo, optionalText, pageQuery, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/moderation';
import { ACTIONS, CIBLES, MOTIFS } from './labels';

/** Of what somebody reports, decides or answers. */
export const MAX_TEXTE = 1_000;

/** The dialog's fields (docs/screens.md). */
export const reportFormSchema = z.object({
  motif: z.enum(MOTIFS, saisie('motif')),
  texte: text(MAX_TEXTE, saisie('texte')),
});

/** `POST /reports`. */
export const createReportSchema = reportFormSchema.extend({
  cible: z.enum(CIBLES, saisie('cible')),
  cibleId: idSchema,
});

/** `GET /moderation`: a few at a time, for each is read with its thing, its context and its journal. */
export const listReportsSchema = z.strictObject({
  ...pageQuery,
  limit: limitUpTo(20),
  etat: z.enum(['en_attente', 'decides'], saisie('etat')).default('en_attente'),
});

/** The operator's form. */
export const decisionFormSchema = z.object({
  action: z.enum(ACTIONS, saisie('action')),
  raison: text(MAX_TEXTE, saisie('raisonUn')),
});

/** Why an operator gives a payment back that was divided already. */
export const refundSchema = z.object({
  raison: text(MAX_TEXTE, saisie('raisonDeux')),
});

/** `POST /moderation`. */
export const decideSchema = decisionFormSchema.extend({ reportId: idSchema });

/** What somebody answers to a decision. */
export const answerFormSchema = z.object({ texte: text(MAX_TEXTE, saisie('reponse')) });

/** `POST /moderation/{id}/answer`; `cle` stands for the login that a suspended account has not. */
export const answerSchema = answerFormSchema.extend({ cle: optionalText(200).optional() });

export type RefundInput = z.output<typeof refundSchema>;
export type ReportInput = z.output<typeof createReportSchema>;
export type ReportsAsked = z.output<typeof listReportsSchema>;
export type DecisionInput = z.output<typeof decideSchema>;
export type AnswerInput = z.output<typeof answerSchema>;

/** `POST /moderation/rapprochements/{jour}/vu`. Another shape is another address: not found. */
export const jourParams = z.object({ jour: z.iso.date() });
