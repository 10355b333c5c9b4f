import type { page as fr } from '../../../fr/ecrans/transports/page';

export const page: typeof fr = {
  titre: 'الرحلات',
  titreDeVers: 'رحلات من {depart} إلى {arrivee}',
  titreDe: 'رحلات من {depart}',
  titreVers: 'رحلات إلى {arrivee}',
  description:
    'مسافرون وسائقون ووكالات لديهم مكان بين أوروبا وأفريقيا: التواريخ والمحطات والكيلوغرامات المتاحة على كل جزء من الطريق.',
  descriptionDeVers:
    'مسافرون وسائقون ووكالات لديهم مكان من {depart} إلى {arrivee}: التواريخ والمحطات والكيلوغرامات المتاحة على كل جزء من الطريق.',
  descriptionDe:
    'مسافرون وسائقون ووكالات لديهم مكان من {depart}: التواريخ والمحطات والكيلوغرامات المتاحة على كل جزء من الطريق.',
  descriptionVers:
    'مسافرون وسائقون ووكالات لديهم مكان إلى {arrivee}: التواريخ والمحطات والكيلوغرامات المتاحة على كل جزء من الطريق.',
  toutSur: 'كل شيء عن {depart}\u200f ← \u200f{arrivee}',
  suivants: 'الرحلات التالية',
};
