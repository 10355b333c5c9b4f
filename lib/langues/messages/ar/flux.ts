import type { flux as fr } from '../fr/flux';

export const flux: typeof fr = {
  titre: '{produit}، {trajet}',
  entree: '{trajet}، {nom}',
  libre:
    'الانطلاق {date}. {poids} {n, plural, zero {متاح} one {متاح} two {متاحة} few {متاحة} many {متاحة} other {متاحة}}.',
  complet: 'الانطلاق {date}. الرحلة ممتلئة.',
  departs: 'انطلاقات {agence}',
};
