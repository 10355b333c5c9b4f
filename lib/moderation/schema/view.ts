import { evenementViewSchema } from '@/lib/conversations/schema/view';
import { idView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';
import { ACTIONS, CIBLES, MOTIFS } from '../labels';

const cible = z.enum(CIBLES);
const action = z.enum(ACTIONS);
const logged = z.enum([...cible.options, 'paiement', 'conversation']);
const done = z.enum([...action.options, 'rembourser', 'lire']);
const motif = z.enum(MOTIFS);

/** What the one who reported gets: that it arrived. */
export const receiptViewSchema = z
  .strictObject({ _id: idView, cible, cibleId: idView, motif, createdAt: instantView })
  .meta({ id: 'Receipt', description: 'L’accusé de réception d’un signalement\u202f; la décision suit.' });

const entry = z
  .strictObject({
    _id: idView,
    action,
    raison: z.string().meta({ examples: ['Cette annonce propose un objet interdit.'] }),
    operateur: z.string().meta({ examples: ['Nadia Berrada'] }),
    createdAt: instantView,
    reponse: z.string().nullable().meta({ description: 'Ce que la personne concernée a répondu.' }),
  })
  .meta({ id: 'ModerationEntry', description: 'Une décision du journal de la modération.' });

const line = z.strictObject({
  ordre: z.int(),
  auteur: z.string().nullable(),
  texte: z.string().meta({ description: 'Ce qui a été écrit\u202f; un événement y est une phrase.' }),
  evenement: evenementViewSchema.nullable(),
  link: z.string().nullable(),
  images: z.array(imageViewSchema),
  signale: z.boolean().meta({ description: 'Le message qui est signalé.' }),
  createdAt: instantView,
});

/** What two people said to each other, for the operator who decides their dispute. */
export const readingViewSchema = z
  .array(line)
  .meta({ id: 'Reading', description: 'Leur conversation, les 200 dernières lignes, de la plus ancienne.' });

/** A report with its thing, for operators. */
export const reportViewSchema = z
  .strictObject({
    _id: idView,
    cible,
    cibleId: idView,
    motif,
    texte: z.string(),
    createdAt: instantView,
    decision: action.nullable(),
    decidedAt: instantView.nullable(),
    reporter: userSummaryViewSchema,
    person: userSummaryViewSchema,
    suspendu: z.boolean().meta({ description: 'Le compte de la personne concernée est suspendu.' }),
    titre: z.string().meta({ examples: ['Lyon → Tanger'] }),
    note: z.number().int().nullable().meta({ description: 'Celle d’un avis, sur cinq.' }),
    extrait: z.string(),
    images: z.array(imageViewSchema).meta({
      description:
        'Ses photos, aussi quand la chose est masquée\u202f; celles d’un message sont dans contexte.',
    }),
    lien: z.string().nullable(),
    existe: z.boolean(),
    masque: z.boolean(),
    contexte: z.array(line).meta({ description: 'Un message signalé et au plus dix lignes autour.' }),
    autres: z.int().meta({ description: 'Combien d’autres signalements attendent pour la même chose.' }),
    journal: z.array(entry),
  })
  .meta({ id: 'Report', description: 'Un signalement et ce qu’il concerne, pour la modération.' });

/** A decision as the person concerned reads it. */
export const decisionViewSchema = z
  .strictObject({
    _id: idView,
    cible: logged,
    action: done,
    raison: z.string(),
    createdAt: instantView,
    reponse: z.string().nullable(),
  })
  .meta({ id: 'Decision', description: 'Une décision de la modération, pour la personne concernée.' });
