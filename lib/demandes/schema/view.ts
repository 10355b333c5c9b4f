import { dayView, idView, imageUrlView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';
import { CATEGORIES, STATUTS_DEMANDE } from '../schema';

/** A need as the API shows it (docs/api.md). Budget in euros, the deadline a day. */
export const demandeViewSchema = z
  .strictObject({
    _id: idView,
    userId: userSummaryViewSchema,
    user: userSummaryViewSchema.meta({ description: 'La même personne que userId.' }),
    userName: z.string().meta({ examples: ['Yassine Benali'] }),
    titre: z.string().meta({ examples: ['Un téléphone depuis Paris'] }),
    description: z.string().meta({ examples: ['Neuf, dans sa boîte.'] }),
    categorie: z.enum(CATEGORIES),
    budget: z.number().meta({ description: 'En euros.', examples: [650] }),
    lieuLivraison: z.string().meta({ examples: ['Casablanca'] }),
    dateLimite: dayView,
    urgent: z.boolean(),
    lienProduit: z.url().nullable(),
    imagePath: imageUrlView.nullable(),
    image: imageViewSchema.nullable(),
    isVisible: z.boolean(),
    status: z.enum(STATUTS_DEMANDE),
    type: z.literal('demande'),
    createdAt: instantView,
  })
  .meta({ id: 'Demande', description: 'Un besoin publié par une personne.' });
