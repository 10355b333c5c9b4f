import { line, optionalText, pageQuery } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { CATEGORIES } from '@/lib/demandes/schema';

const MAX_EUROS = 1_000_000;

const fields = {
  nom: line(120, 'Donnez un nom à votre produit.'),
  description: optionalText(2_000),
  categorie: z.enum(CATEGORIES, 'Choisissez une catégorie.'),
  prix: z
    .number('Indiquez un prix en euros.')
    .min(0, 'Le prix ne peut pas être négatif.')
    .max(MAX_EUROS, 'Le prix ne peut pas dépasser 1 000 000 €.'),
  localisation: line(120, 'Indiquez où se trouve le produit.'),
  imagePath: z.string().max(500).optional(),
  isVisible: z.boolean('Indiquez true ou false.').optional(),
};

/** Both names stand for one thing: `titre` is read where `nom` is missing. */
function nameFromTitle(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || 'nom' in input || !('titre' in input)) return input;
  const { titre, ...rest } = input;
  return { ...rest, nom: titre };
}

/** The product form's fields. `imagePath` is what `POST /upload/image` answered; an empty one is no picture. */
export const produitFormSchema = z.object({
  ...fields,
  description: fields.description.default(''),
  categorie: fields.categorie.default('Électronique'),
});

/** `POST /produits` (docs/api.md). */
export const createProduitSchema = z.preprocess(nameFromTitle, produitFormSchema);

/** `PUT /produits/{id}`: any of the fields; `{ isVisible }` alone hides or shows. */
export const updateProduitSchema = z.preprocess(
  nameFromTitle,
  z
    .object(fields)
    .partial()
    .refine((input) => Object.keys(input).length > 0, 'Rien à modifier.'),
);

/** `GET /produits` and a person's own. */
export const listProduitsSchema = z.strictObject(pageQuery);
export const recentProduitsSchema = z.strictObject({ limit: pageQuery.limit });

export type ProduitInput = z.output<typeof createProduitSchema>;
export type ProduitChange = z.output<typeof updateProduitSchema>;
