import { idParams, idSchema, line } from '@/lib/core/schema';
import { dayView, idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/identite';
import { hasEnd, MOST_IMAGES, PAPIER_ETATS, PAPIER_GENRES } from '../rules/papiers';

const today = () => new Date().toISOString().slice(0, 10);
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** The last day of a document, as the date field gives it. */
const lastDay = z
  .string(saisie('date'))
  .refine(isDay, saisie('dateInvalide'))
  .refine((day) => !isDay(day) || day >= today(), saisie('perime'))
  .refine((day) => !isDay(day) || day < '2100', saisie('annee'));

const optionalDay = z.preprocess((value) => (value === '' ? undefined : value), lastDay.optional());

/** `POST /users/me/papiers`: the pictures that were sent for it, and until when it is good. */
export const sendPapierSchema = z
  .strictObject({
    genre: z.enum(PAPIER_GENRES, saisie('document')),
    fichiers: z
      .array(idSchema)
      .min(1, saisie('photo'))
      .max(MOST_IMAGES, saisie('photos', { n: MOST_IMAGES }))
      .refine((ids) => new Set(ids).size === ids.length, saisie('uneFois')),
    valableJusqua: optionalDay,
  })
  .superRefine(({ genre, valableJusqua }, context) => {
    if (!hasEnd(genre) || valableJusqua) return;
    context.addIssue({
      code: 'custom',
      path: ['valableJusqua'],
      message: saisie('fin').error(),
    });
  });

/** `POST /moderation/papiers/{id}`: an answer; without a reason only what is accepted. */
export const decidePapierSchema = z
  .strictObject({
    decision: z.enum(['accepte', 'refuse'], saisie('decision')),
    raison: z.preprocess((value) => value || undefined, line(500).optional()),
    /** As it stands on the document, when the person got it wrong. */
    valableJusqua: optionalDay,
  })
  .superRefine(({ decision, raison }, context) => {
    if (decision === 'accepte' || raison) return;
    context.addIssue({ code: 'custom', path: ['raison'], message: saisie('raison').error() });
  });

export const papierFichierParams = idParams.extend({ fichierId: idSchema });

/** `POST /moderation/ressemblances/{id}`: the name that was looked at. */
export const seenNameSchema = z.strictObject({ nomCle: z.string().min(1).max(400) });

export type PapierSent = z.output<typeof sendPapierSchema>;
export type PapierDecision = z.output<typeof decidePapierSchema>;

/** A picture that was taken in, to be named when the document is sent. */
export const papierFichierViewSchema = z.strictObject({ fichier: idView });

/** Where one's own document stands. */
export const papierViewSchema = z
  .strictObject({
    _id: idView,
    genre: z.enum(PAPIER_GENRES),
    etat: z.enum(PAPIER_ETATS),
    valableJusqua: dayView.nullable(),
    envoyeLe: instantView,
    decideLe: instantView.nullable(),
    raison: z.string().nullable().meta({ description: 'Pourquoi il a été refusé.' }),
  })
  .meta({ id: 'Papier', description: 'Un document que l’on a envoyé, et ce qui en a été décidé.' });
