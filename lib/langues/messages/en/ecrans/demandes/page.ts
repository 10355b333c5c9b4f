import type { page as fr } from '../../../fr/ecrans/demandes/page';

export const page: typeof fr = {
  titre: 'Requests',
  titreCategorie: 'Requests: {categorie}',
  titreVille: 'Requests in {ville}',
  titreCategorieVille: 'Requests in {ville}: {categorie}',
  description:
    'Parcels and purchases abroad between Europe and Africa: what people are looking for, their budget and their deadline.',
  descriptionVille:
    'Parcels and purchases abroad to deliver in {ville}: what people are looking for, their budget and their deadline.',
  sousTitre: 'Help those who want to send something or buy abroad.',
  suivants: 'More requests',
};
