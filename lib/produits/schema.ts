import { line, optionalText, pageQuery } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { CATEGORIES } from '@/lib/demandes/schema';
import { saisie as saisieDeDemande } from '@/lib/langues/saisie/demandes';
import { saisie } from '@/lib/langues/saisie/produits';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';

const MAX_EUROS = 1_000_000;

const fields = {
  nom: line(120, saisie('nom')),
  description: optionalText(2_000),
  categorie: z.enum(CATEGORIES, saisieDeDemande('categorie')),
  prix: z.number(saisie('prix')).min(0, saisie('prixNegatif')).max(MAX_EUROS, saisie('prixMax')),
  localisation: line(120, saisie('lieu')),
  imagePath: z.string().max(500).optional(),
  isVisible: z.boolean(saisieDeTexte('vraiFaux')).optional(),
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
    .refine((input) => Object.keys(input).length > 0, saisieDeTexte('rienAModifier')),
);

/** `GET /produits` and a person's own. */
export const listProduitsSchema = z.strictObject(pageQuery);
export const recentProduitsSchema = z.strictObject({ limit: pageQuery.limit });

export type ProduitInput = z.output<typeof createProduitSchema>;
export type ProduitChange = z.output<typeof updateProduitSchema>;
