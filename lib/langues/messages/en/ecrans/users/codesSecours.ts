import type { codesSecours as fr } from '../../../fr/ecrans/users/codesSecours';

export const codesSecours: typeof fr = {
  titre: 'Your recovery codes',
  copies: 'Codes copied.',
  sansCopie: 'Your browser does not allow copying: write them down.',
  garder: 'Keep these codes somewhere other than your phone',
  usage: 'Each one replaces the app’s code once, if you lose it. They will not be shown again.',
  liste: 'Recovery codes',
  copier: 'Copy',
  telecharger: 'Download',
  gardes: 'I have saved these codes',
  fichier: 'rihla-recovery-codes.txt',
};
