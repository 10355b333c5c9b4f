import { idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';

/** A stop as the API shows it; weights in kg are those of the section that leaves it. */
export const etapeViewSchema = z
  .strictObject({
    _id: idView,
    ville: z.string().meta({ examples: ['Lyon'] }),
    date: instantView.meta({ description: 'L’heure de passage, au fuseau de la ville.' }),
    timezone: z.string().meta({ examples: ['Europe/Paris'] }),
    latitude: z
      .number()
      .nullable()
      .meta({ examples: [45.75] }),
    longitude: z
      .number()
      .nullable()
      .meta({ examples: [4.85] }),
    actions: z
      .strictObject({ collecte: z.boolean(), depot: z.boolean() })
      .meta({ description: 'Ce qui s’y fait.' }),
    capacite: z.number().meta({ description: 'En kg, sur le tronçon qui en part.', examples: [20] }),
    libre: z
      .number()
      .meta({ description: 'Ce qui reste libre en kg, sur le tronçon qui en part.', examples: [12.5] }),
  })
  .meta({ id: 'Etape', description: 'Une étape d’un transport.' });

/** The part of a trip that the reader asked for, or the whole of it. `depart` and `arrivee` are positions in `etapes`. */
const routeViewSchema = z.strictObject({
  depart: z.int().meta({ description: 'Une position dans etapes.', examples: [0] }),
  arrivee: z.int().meta({ description: 'Une position dans etapes.', examples: [1] }),
  villeDepart: z.string().meta({ examples: ['Lyon'] }),
  villeArrivee: z.string().meta({ examples: ['Tanger'] }),
  dateDepart: instantView,
  dateArrivee: instantView,
  match: z.enum(['exact', 'partiel', 'entier']),
});

/** A trip as the API shows it (docs/api.md). Weights in kg, dates ISO 8601 with each place's offset. */
export const transportViewSchema = z
  .strictObject({
    _id: idView,
    userId: userSummaryViewSchema,
    nom: z.string().meta({ examples: ['Lyon → Tanger'] }),
    type: z.enum(['Particulier', 'Professionnel']),
    description: z.string().meta({ examples: ['Fourgon, départ le matin.'] }),
    dateDepart: instantView,
    dateArrivee: instantView,
    villeDepart: z.string().meta({ examples: ['Lyon'] }),
    villeArrivee: z.string().meta({ examples: ['Tanger'] }),
    poidsMax: z.number().meta({ description: 'En kg.', examples: [20] }),
    isVisible: z.boolean(),
    status: z.enum(['actif', 'termine']),
    verified: z.boolean(),
    createdAt: instantView,
    etapes: z.array(etapeViewSchema),
    remainingCapacity: z
      .number()
      .meta({ description: 'Ce qui reste libre en kg, sur la partie demandée.', examples: [12.5] }),
    route: routeViewSchema.meta({
      description: 'La partie du trajet qui a été demandée, ou le trajet entier.',
    }),
  })
  .meta({ id: 'Transport', description: 'Un transport et ses étapes.' });

/** What a search of trips tells beside its page. */
export const transportSearchMeta = {
  total: z
    .int()
    .optional()
    .meta({
      description:
        'Sur la première page seulement\u202f: combien de transports conviennent en tout, 1 000 au plus.',
      examples: [42],
    }),
  totalIsMinimum: z.boolean().optional().meta({ description: 'Il y en a davantage que total.' }),
  exacts: z
    .int()
    .optional()
    .meta({ description: 'Combien passent par les deux villes.', examples: [30] }),
  partiels: z
    .int()
    .optional()
    .meta({ description: 'Combien passent par l’une des deux.', examples: [12] }),
  joursProches: z.array(z.iso.date()).optional().meta({
    description: 'Quand le jour demandé est vide, les jours voisins qui ne le sont pas.',
  }),
};

export const capacityViewSchema = z.strictObject({
  remainingCapacity: z.number().meta({ description: 'En kg.', examples: [12.5] }),
});
