import type { formulaire as fr } from '../../../fr/ecrans/produits/formulaire';

export const formulaire: typeof fr = {
  modifierTitre: 'Edit the product',
  nouveau: 'New product',
  echecModification: 'Your changes could not be saved',
  echecAjout: 'The product could not be added',
  enregistrer: 'Save',
  publier: 'Post the product',
  enregistrement: 'Saving...',
  creation: 'Posting...',
  voir: 'View my product',
  modifie: 'Your product has been changed.',
  publie: 'Your product has been posted.',
  nom: 'Name',
  description: 'Description',
  descriptionAide: 'Condition, size, colour, what comes with it.',
  categorie: 'Category',
  prix: 'Price',
  localisation: 'Location',
  localisationAide: 'The city where the product is.',
  exempleVille: 'Lyon',
  image: 'Picture',
};
