import { line } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { CATEGORIES } from '@/lib/demandes/schema';
import { saisie } from '@/lib/langues/saisie/alertes';
import { saisie as saisieDeDemande } from '@/lib/langues/saisie/demandes';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';
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
    .regex(/^\d{4}-\d{2}-\d{2}$/, saisie('jour'))
    .refine(
      (text) => text >= '2000' && text < '2200' && parseInZone(text, 'UTC') !== null,
      saisie('jourInconnu'),
    ),
);

const rythme = z.enum(RYTHMES, saisie('rythme'));

/** `POST /alertes`: a search that is kept. Days and weight are a trip's; `villeArrivee` is a need's place too. */
export const alerteSchema = z
  .strictObject({
    genre: z.enum(GENRES, saisie('genre')),
    villeDepart: optional(line(120)),
    villeArrivee: optional(line(120)),
    du: day,
    au: day,
    poids: optional(poidsKg(z.number(saisie('poids')))),
    type: optional(z.enum(TYPES_TRANSPORT, saisie('type'))),
    categorie: optional(z.enum(CATEGORIES, saisieDeDemande('categorieInconnue'))),
    mots: optional(line(120)),
    rythme: rythme.default('aussitot'),
  })
  .refine(({ du, au }) => !du || !au || du <= au, {
    path: ['au'],
    ...saisie('avantLePremier'),
  });

/** `PUT /alertes/{id}`. */
export const alerteChangeSchema = z
  .strictObject({ rythme, active: z.boolean(saisieDeTexte('vraiFaux')) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, saisieDeTexte('rienAModifier'));

/** `PUT /alertes/reglages`. */
export const alerteReglagesSchema = z
  .strictObject({
    besoins: z.boolean(saisieDeTexte('vraiFaux')),
    trajets: z.boolean(saisieDeTexte('vraiFaux')),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, saisieDeTexte('rienAModifier'));

export type AlerteInput = z.output<typeof alerteSchema>;
export type AlerteChange = z.output<typeof alerteChangeSchema>;
export type AlerteReglages = z.output<typeof alerteReglagesSchema>;
