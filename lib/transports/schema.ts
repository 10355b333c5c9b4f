import { idSchema, isVisible, line, optionalText, pageQuery } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';
import { saisie } from '@/lib/langues/saisie/transports';

export const TYPES_TRANSPORT = ['Particulier', 'Professionnel'] as const;
export const SORTS_TRANSPORT = ['date', 'recent'] as const;
export const MAX_ETAPES = 12;
const MAX_POIDS_KG = 50_000;

/** An instant (`2026-12-12T06:30:00Z`), a wall time in the stop's own zone (`2026-12-12T06:30`) or a day. */
export const dateText = z
  .string(saisie('date'))
  .trim()
  .min(1, saisie('date'))
  .regex(
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/,
    saisie('dateIllisible'),
  )
  .refine((text) => parseInZone(text, 'UTC') !== null, saisie('dateInconnue'));

type Sentence = ReturnType<typeof saisie>;
type Bounded<N> = Record<'min' | 'max', (bound: number, sentence: Sentence) => N>;

/** A number that is a weight in kg, as people give one. */
export function poidsKg<N extends Bounded<N>>(number: N): N {
  // Less than a gram is nothing.
  return number.min(0.001, saisie('poidsNul')).max(MAX_POIDS_KG, saisie('poidsTrop'));
}

const etapeSchema = z.object({
  /** Names an existing stop when a trip is edited; a stop without it is new. */
  _id: idSchema.optional(),
  ville: optionalText(120),
  date: dateText,
  actions: z.object({ collecte: z.boolean(), depot: z.boolean() }),
});

/** Departure and arrival are the first and the last stop, and are told so when they are missing. */
const etapesSchema = z
  .array(etapeSchema)
  .max(MAX_ETAPES, saisie('tropDEtapes', { n: MAX_ETAPES }))
  .superRefine((etapes, context) => {
    for (const [position, { ville }] of etapes.entries()) {
      if (isVisible(ville)) continue;
      const end = position === 0 || position === etapes.length - 1;
      const message = saisie(end ? 'villesRequises' : 'ville').error();
      context.addIssue({ code: 'custom', path: [position, 'ville'], message });
    }
  });

const fields = {
  nom: optionalText(120).optional(),
  type: z.enum(TYPES_TRANSPORT, saisie('type')),
  description: optionalText(2_000),
  poidsMax: poidsKg(z.number(saisie('poids'))),
  villeDepart: optionalText(120).optional(),
  villeArrivee: optionalText(120).optional(),
  dateDepart: dateText.optional(),
  dateArrivee: dateText.optional(),
  etapes: etapesSchema.optional(),
  isVisible: z.boolean().optional(),
};

/** `POST /transports`. Stops may be left out: departure and arrival then make the only leg. */
export const createTransportSchema = z
  .object({
    ...fields,
    type: fields.type.default('Particulier'),
    description: fields.description.default(''),
  })
  .superRefine((input, context) => {
    if (input.etapes?.length) return;
    for (const field of ['villeDepart', 'villeArrivee'] as const) {
      if (!input[field])
        context.addIssue({ code: 'custom', path: [field], message: saisie('villesRequises').error() });
    }
    if (!input.dateDepart)
      context.addIssue({ code: 'custom', path: ['dateDepart'], message: saisie('date').error() });
  });

/** `PUT /transports/{id}`: any of the fields; `{ isVisible }` alone hides or shows the trip. */
export const updateTransportSchema = z
  .object({ ...fields, etapes: etapesSchema.min(2, saisie('villesRequises')) })
  .partial()
  .refine((input) => Object.keys(input).length > 0, saisieDeTexte('rienAModifier'));

/** The trip form's values: what both ends and all stops between must have is said at once. */
export const transportFormSchema = z.object({
  nom: fields.nom,
  type: fields.type,
  description: fields.description,
  poidsMax: fields.poidsMax,
  etapes: etapesSchema.min(2, saisie('villesRequises')).superRefine((etapes, context) => {
    for (const [position, { actions }] of etapes.entries()) {
      const end = position === 0 || position === etapes.length - 1;
      if (end || actions.collecte || actions.depot) continue;
      const path = [position, 'actions', 'collecte'];
      context.addIssue({ code: 'custom', path, message: saisie('rienCoche').error() });
    }
  }),
});

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, saisie('jour'))
  .refine(
    (text) => text >= '2000' && text < '2200' && parseInZone(text, 'UTC') !== null,
    saisie('jourInconnu'),
  );

const words = z
  .string()
  .trim()
  .max(120, saisieDeTexte('caracteres', { n: 120 }))
  .optional();

/** `GET /transports` (docs/api.md). `poidsMax` asks for that many free kilograms on the matched leg. */
export const listTransportsSchema = z.strictObject({
  search: words,
  villeDepart: words,
  villeArrivee: words,
  date: day.optional(),
  type: z.enum(TYPES_TRANSPORT, saisie('type')).optional(),
  poidsMax: poidsKg(z.coerce.number(saisie('poids'))).optional(),
  sort: z.enum(SORTS_TRANSPORT, saisie('tri')).default('date'),
  ...pageQuery,
});

/** `GET /transports/urgent`. */
export const urgentSchema = z.strictObject({ limit: pageQuery.limit });

/** `GET /users/{userId}/transports`. */
export const listUserTransportsSchema = z.strictObject(pageQuery);

/** `POST /transports/{id}/capacity` (docs/api.md). */
export const capacitySchema = z.object({
  villeDepart: line(120, saisie('villeDepart')),
  villeArrivee: line(120, saisie('villeArrivee')),
});

export type TransportInput = z.output<typeof createTransportSchema>;
export type TransportChange = z.output<typeof updateTransportSchema>;
export type TransportFilters = z.output<typeof listTransportsSchema>;
export type EtapeInput = z.output<typeof etapeSchema>;
export type TransportFormValues = z.output<typeof transportFormSchema>;
