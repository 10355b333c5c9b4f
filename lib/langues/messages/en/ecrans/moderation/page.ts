import type { page as fr } from '../../../fr/ecrans/moderation/page';

export const page: typeof fr = {
  titre: 'Moderation',
  signalements: 'Reports',
  aucunAttend: 'No report is waiting.',
  aucunTraite: 'No report dealt with.',
};
