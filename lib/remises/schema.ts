import { idSchema, line, optionalText, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/remises';

/** The two handovers: from the sender to the carrier, and from the carrier to the recipient. */
const REMISE_GENRES = ['collecte', 'livraison'] as const;
export type RemiseGenre = (typeof REMISE_GENRES)[number];

/** `POST /reservations/{id}/remise`: a code that the carrier was shown; `appareilLe` is when, by their own clock. */
export const enterCodeSchema = z.object({
  genre: z.enum(REMISE_GENRES, saisie('genre')),
  code: z
    .string(saisie('code'))
    .overwrite((value) => value.replace(/[\s.-]/g, ''))
    .regex(/^\d{6}$/, saisie('sixChiffres')),
  appareilLe: z.iso.datetime({ offset: true, ...saisie('instant') }).optional(),
  ligne: optionalText(300).optional(),
  imagePath: line(500, saisie('image')).optional(),
});

/** `POST /reservations/{id}/remise/declaration`: delivered without a code, with what shows it. */
export const declareSchema = z.object({
  imagePath: line(500, saisie('photo')),
  ligne: text(300, saisie('aQui')),
});

/** `/colis/{token}`. Another shape is another address: not found. */
export const lienParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

/** What is wrong, in the words of who says so. */
export const disputeSchema = z.object({ motif: text(1_000, saisie('motif')) });

const MAX_EUROS = 1_000_000;
const rembourse = z
  .number(saisie('montant'))
  .min(0, saisie('negatif'))
  .max(MAX_EUROS, saisie('tropRembourse'))
  .refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, saisie('decimales'));

/** `POST /reservations/{id}/litige/propositions`: what would go back to who paid, in euros. */
export const proposeSchema = z.object({ rembourse, ligne: optionalText(500).default('') });

/** `POST /reservations/{id}/litige/accord`: the other side's proposal, by its id. */
export const acceptSchema = z.object({ propositionId: idSchema });

/** An operator's decision. */
export const settleSchema = z.object({ rembourse, raison: text(2_000, saisie('raison')) });

export type CodeEntered = z.output<typeof enterCodeSchema>;
export type Declared = z.output<typeof declareSchema>;
export type Disputed = z.output<typeof disputeSchema>;
export type Proposed = z.output<typeof proposeSchema>;
export type Accepted = z.output<typeof acceptSchema>;
export type Settled = z.output<typeof settleSchema>;
