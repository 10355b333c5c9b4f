import { line } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { CATEGORIES } from '@/lib/demandes/schema';
import { poidsKg, TYPES_TRANSPORT } from '@/lib/transports/schema';

export const GENRES = ['transport', 'demande', 'produit'] as const;
export type AlerteGenre = (typeof GENRES)[number];
export const RYTHMES = ['aussitot', 'quotidien'] as const;

/** What a form leaves empty is not asked for. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const day = optional(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Indiquez un jour au format AAAA-MM-JJ.')
    .refine(
      (text) => text >= '2000' && text < '2200' && parseInZone(text, 'UTC') !== null,
      'Ce jour n’existe pas.',
    ),
);

const rythme = z.enum(RYTHMES, 'Choisissez quand être prévenu.');

/** `POST /alertes`: a search that is kept. Days and weight are a trip's; `villeArrivee` is a need's place too. */
export const alerteSchema = z
  .strictObject({
    genre: z.enum(GENRES, 'Choisissez ce que vous cherchez.'),
    villeDepart: optional(line(120)),
    villeArrivee: optional(line(120)),
    du: day,
    au: day,
    poids: optional(poidsKg(z.number('Indiquez un poids en kg.'))),
    type: optional(z.enum(TYPES_TRANSPORT, 'Choisissez Particulier ou Professionnel.')),
    categorie: optional(z.enum(CATEGORIES, 'Cette catégorie n’existe pas.')),
    mots: optional(line(120)),
    rythme: rythme.default('aussitot'),
  })
  .refine(({ du, au }) => !du || !au || du <= au, {
    path: ['au'],
    error: 'Ce jour est avant le premier.',
  });

/** `PUT /alertes/{id}`. */
export const alerteChangeSchema = z
  .strictObject({ rythme, active: z.boolean('Indiquez true ou false.') })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Rien à modifier.');

/** `PUT /alertes/reglages`. */
export const alerteReglagesSchema = z
  .strictObject({
    besoins: z.boolean('Indiquez true ou false.'),
    trajets: z.boolean('Indiquez true ou false.'),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Rien à modifier.');

export type AlerteInput = z.output<typeof alerteSchema>;
export type AlerteChange = z.output<typeof alerteChangeSchema>;
export type AlerteReglages = z.output<typeof alerteReglagesSchema>;
