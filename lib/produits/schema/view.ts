import { idView, imageUrlView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { CATEGORIES } from '@/lib/demandes/schema';
import { userSummaryViewSchema } from '@/lib/users/schema/view';

/** A product as the API shows it (docs/api.md); its name is read as `nom` and as `titre`. */
export const produitViewSchema = z
  .strictObject({
    _id: idView,
    userId: userSummaryViewSchema,
    nom: z.string().meta({ examples: ['Théière en cuivre'] }),
    titre: z.string().meta({ description: 'Le même que nom.', examples: ['Théière en cuivre'] }),
    description: z.string().meta({ examples: ['Faite à Fès.'] }),
    categorie: z.enum(CATEGORIES),
    prix: z.number().meta({ description: 'En euros.', examples: [45] }),
    localisation: z.string().meta({ examples: ['Lyon'] }),
    imagePath: imageUrlView.nullable(),
    image: imageViewSchema.nullable(),
    isVisible: z.boolean(),
    createdAt: instantView,
  })
  .meta({ id: 'Produit', description: 'Un produit à vendre.' });
