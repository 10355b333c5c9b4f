import type { commun as fr } from '../../../fr/ecrans/textes/commun';

export const commun: typeof fr = {
  foi: 'This page is translated from French: only <a>the French version</a> is legally binding.',
  edite: '{produit} is published by {nom}, whom you can reach at <mail>{email}</mail>.',
  editeAdresse: '{produit} is published by {nom}, {adresse}, whom you can reach at <mail>{email}</mail>.',
};
