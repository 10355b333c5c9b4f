import { line, optionalText, text } from '@/lib/core/schema';
import { z } from '@/lib/core/zod';

/** The two handovers: from the sender to the carrier, and from the carrier to the recipient. */
const REMISE_GENRES = ['collecte', 'livraison'] as const;
export type RemiseGenre = (typeof REMISE_GENRES)[number];

/** `POST /reservations/{id}/remise`: a code that the carrier was shown; `appareilLe` is when, by their own clock. */
export const enterCodeSchema = z.object({
  genre: z.enum(REMISE_GENRES, 'Choisissez collecte ou livraison.'),
  code: z
    .string('Indiquez le code.')
    .overwrite((value) => value.replace(/[\s.-]/g, ''))
    .regex(/^\d{6}$/, 'Le code a six chiffres.'),
  appareilLe: z.iso.datetime({ offset: true, error: 'Indiquez une date et une heure.' }).optional(),
  ligne: optionalText(300).optional(),
  imagePath: line(500, 'Cette image n’existe plus. Envoyez-la de nouveau.').optional(),
});

/** `POST /reservations/{id}/remise/declaration`: delivered without a code, with what shows it. */
export const declareSchema = z.object({
  imagePath: line(500, 'Ajoutez une photo du colis remis.'),
  ligne: text(300, 'Dites à qui le colis a été remis, et où.'),
});

/** `/colis/{token}`. Another shape is another address: not found. */
export const lienParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

export type CodeEntered = z.output<typeof enterCodeSchema>;
export type Declared = z.output<typeof declareSchema>;
