import type { page as fr } from '../../../fr/ecrans/moderation/page';

export const page: typeof fr = {
  titre: 'Moderation',
  signalements: 'Reports',
  aucunAttend: 'No reports waiting.',
  aucunTraite: 'No reports dealt with.',
};
