import { dayView, idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { GENRES, RYTHMES } from '../schema';

/** A kept search as its person sees it. */
export const alerteViewSchema = z
  .strictObject({
    _id: idView,
    genre: z.enum(GENRES),
    villeDepart: z
      .string()
      .nullable()
      .meta({ examples: ['Lyon'] }),
    villeArrivee: z
      .string()
      .nullable()
      .meta({ examples: ['Tanger'] }),
    du: dayView.nullable(),
    au: dayView.nullable(),
    poids: z
      .number()
      .nullable()
      .meta({ description: 'Des kg libres, au moins.', examples: [5] }),
    type: z.string().nullable(),
    categorie: z.string().nullable(),
    mots: z.string().nullable(),
    rythme: z.enum(RYTHMES),
    active: z.boolean(),
    createdAt: instantView,
  })
  .meta({
    id: 'Alerte',
    description: 'Une recherche gardée\u202f: ce qui est nouveau et lui convient est dit une fois.',
  });

/** Whether one's own needs and trips look for what fits them. */
export const alerteReglagesViewSchema = z.strictObject({
  besoins: z.boolean().meta({ description: 'Ses besoins cherchent des trajets.' }),
  trajets: z.boolean().meta({ description: 'Ses trajets cherchent des besoins.' }),
});

export const alertesViewSchema = z.strictObject({
  alertes: z.array(alerteViewSchema),
  reglages: alerteReglagesViewSchema,
});

export type AlerteView = z.output<typeof alerteViewSchema>;
export type AlertesView = z.output<typeof alertesViewSchema>;
