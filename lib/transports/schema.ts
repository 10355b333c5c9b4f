import { idSchema, isVisible, line, optionalText, pageQuery } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { VILLES_REQUISES } from './rules';

export const TYPES_TRANSPORT = ['Particulier', 'Professionnel'] as const;
export const SORTS_TRANSPORT = ['date', 'recent'] as const;
export const MAX_ETAPES = 12;
const TROP_D_ETAPES = `Un trajet compte ${MAX_ETAPES} étapes au plus.`;
const MAX_POIDS_KG = 50_000;

/** An instant (`2026-12-12T06:30:00Z`), a wall time in the stop's own zone (`2026-12-12T06:30`) or a day. */
export const dateText = z
  .string('Indiquez la date.')
  .trim()
  .min(1, 'Indiquez la date.')
  .regex(
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/,
    'Cette date est illisible. Exemple\u202f: 2026-12-12T06:30.',
  )
  .refine((text) => parseInZone(text, 'UTC') !== null, 'Cette date n’existe pas.');

type Bounded<N> = Record<'min' | 'max', (bound: number, message: string) => N>;

/** A number that is a weight in kg, as people give one. */
export function poidsKg<N extends Bounded<N>>(number: N): N {
  // Less than a gram is nothing.
  return number
    .min(0.001, 'Le poids doit être supérieur à 0 kg.')
    .max(MAX_POIDS_KG, 'Le poids ne peut pas dépasser 50 000 kg.');
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
  .max(MAX_ETAPES, TROP_D_ETAPES)
  .superRefine((etapes, context) => {
    for (const [position, { ville }] of etapes.entries()) {
      if (isVisible(ville)) continue;
      const end = position === 0 || position === etapes.length - 1;
      const message = end ? VILLES_REQUISES : 'Indiquez la ville.';
      context.addIssue({ code: 'custom', path: [position, 'ville'], message });
    }
  });

const fields = {
  nom: optionalText(120).optional(),
  type: z.enum(TYPES_TRANSPORT, 'Choisissez Particulier ou Professionnel.'),
  description: optionalText(2_000),
  poidsMax: poidsKg(z.number('Indiquez un poids en kg.')),
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
      if (!input[field]) context.addIssue({ code: 'custom', path: [field], message: VILLES_REQUISES });
    }
    if (!input.dateDepart)
      context.addIssue({ code: 'custom', path: ['dateDepart'], message: 'Indiquez la date.' });
  });

/** `PUT /transports/{id}`: any of the fields; `{ isVisible }` alone hides or shows the trip. */
export const updateTransportSchema = z
  .object({ ...fields, etapes: etapesSchema.min(2, VILLES_REQUISES) })
  .partial()
  .refine((input) => Object.keys(input).length > 0, 'Rien à modifier.');

/** The trip form's values: what both ends and all stops between must have is said at once. */
export const transportFormSchema = z.object({
  nom: fields.nom,
  type: fields.type,
  description: fields.description,
  poidsMax: fields.poidsMax,
  etapes: etapesSchema.min(2, VILLES_REQUISES).superRefine((etapes, context) => {
    for (const [position, { actions }] of etapes.entries()) {
      const end = position === 0 || position === etapes.length - 1;
      if (end || actions.collecte || actions.depot) continue;
      const path = [position, 'actions', 'collecte'];
      context.addIssue({ code: 'custom', path, message: 'Cochez Collecte, Dépôt ou les deux.' });
    }
  }),
});

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Indiquez un jour au format AAAA-MM-JJ.')
  .refine(
    (text) => text >= '2000' && text < '2200' && parseInZone(text, 'UTC') !== null,
    'Ce jour n’existe pas.',
  );

/** `GET /transports` (docs/api.md). `poidsMax` asks for that many free kilograms on the matched leg. */
export const listTransportsSchema = z.strictObject({
  search: z.string().trim().max(120, '120 caractères au plus.').optional(),
  villeDepart: z.string().trim().max(120, '120 caractères au plus.').optional(),
  villeArrivee: z.string().trim().max(120, '120 caractères au plus.').optional(),
  date: day.optional(),
  type: z.enum(TYPES_TRANSPORT, 'Choisissez Particulier ou Professionnel.').optional(),
  poidsMax: poidsKg(z.coerce.number('Indiquez un poids en kg.')).optional(),
  sort: z.enum(SORTS_TRANSPORT, 'Ce tri n’existe pas.').default('date'),
  ...pageQuery,
});

/** `GET /transports/urgent`. */
export const urgentSchema = z.strictObject({ limit: pageQuery.limit });

/** `GET /users/{userId}/transports`. */
export const listUserTransportsSchema = z.strictObject(pageQuery);

/** `POST /transports/{id}/capacity` (docs/api.md). */
export const capacitySchema = z.object({
  villeDepart: line(120, 'Indiquez la ville de départ.'),
  villeArrivee: line(120, 'Indiquez la ville d’arrivée.'),
});

export type TransportInput = z.output<typeof createTransportSchema>;
export type TransportChange = z.output<typeof updateTransportSchema>;
export type TransportFilters = z.output<typeof listTransportsSchema>;
export type EtapeInput = z.output<typeof etapeSchema>;
export type TransportFormValues = z.output<typeof transportFormSchema>;
