import type { ProduitView } from '@/lib/produits/queries';
import type { ProduitInput } from '@/lib/produits/schema';

type Values = Omit<ProduitInput, 'prix' | 'isVisible'> & { prix?: number };

/** What the form starts with: nothing but the usual category, or the product as it is. */
export function formValues(produit?: ProduitView): Values {
  if (!produit)
    return { nom: '', description: '', categorie: 'Électronique', localisation: '', imagePath: '' };
  const { nom, description, categorie, prix, localisation } = produit;
  return { nom, description, categorie, prix, localisation, imagePath: produit.imagePath ?? '' };
}

/** The request's body: an edited product's picture goes along only when it was changed or taken away. */
export function produitBody(values: ProduitInput, produit?: ProduitView): Partial<ProduitInput> {
  const { imagePath, ...rest } = values;
  return (imagePath ?? '') === (produit?.imagePath ?? '') ? rest : values;
}
