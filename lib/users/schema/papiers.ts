import { idParams, idSchema, line } from '@/lib/core/schema';
import { dayView, idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { hasEnd, MOST_IMAGES, PAPIER_ETATS, PAPIER_GENRES } from '../rules/papiers';

const today = () => new Date().toISOString().slice(0, 10);
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** The last day of a document, as the date field gives it. */
const lastDay = z
  .string('Indiquez la date.')
  .refine(isDay, 'Indiquez une date valide.')
  .refine((day) => !isDay(day) || day >= today(), 'Ce document n’est plus valable.')
  .refine((day) => !isDay(day) || day < '2100', 'Vérifiez l’année.');

const optionalDay = z.preprocess((value) => (value === '' ? undefined : value), lastDay.optional());

/** `POST /users/me/papiers`: the pictures that were sent for it, and until when it is good. */
export const sendPapierSchema = z
  .strictObject({
    genre: z.enum(PAPIER_GENRES, 'Choisissez un document.'),
    fichiers: z
      .array(idSchema)
      .min(1, 'Ajoutez une photo du document.')
      .max(MOST_IMAGES, `${MOST_IMAGES} photos au plus.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Chaque photo une seule fois.'),
    valableJusqua: optionalDay,
  })
  .superRefine(({ genre, valableJusqua }, context) => {
    if (!hasEnd(genre) || valableJusqua) return;
    context.addIssue({
      code: 'custom',
      path: ['valableJusqua'],
      message: 'Indiquez jusqu’à quand il est valable.',
    });
  });

/** `POST /moderation/papiers/{id}`: an answer; without a reason only what is accepted. */
export const decidePapierSchema = z
  .strictObject({
    decision: z.enum(['accepte', 'refuse'], 'Choisissez une décision.'),
    raison: z.preprocess((value) => value || undefined, line(500).optional()),
    /** As it stands on the document, when the person got it wrong. */
    valableJusqua: optionalDay,
  })
  .superRefine(({ decision, raison }, context) => {
    if (decision === 'accepte' || raison) return;
    context.addIssue({ code: 'custom', path: ['raison'], message: 'Dites pourquoi.' });
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
