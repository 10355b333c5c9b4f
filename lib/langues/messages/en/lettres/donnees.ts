import type { donnees as fr } from '../../fr/lettres/donnees';

export const donnees: typeof fr = {
  pretes: 'Your {produit} data is ready',
  pretesTexte: 'You asked for a copy of your data. It is ready, in a ZIP file.',
  pretesBouton: 'Download my data',
  pretesDuree: 'This link works for {n}\u00a0hours, for you alone: log in to open it.',
  pretesSinon: 'If you did not ask for this, change your password.',
  repos: 'Your {produit} account will soon be deleted',
  reposTexte:
    'Nobody has used your account for nearly {n} years. In {jours}, it will be deleted along with your data.',
  jours: '{n} days',
  garder: 'To keep it, log in once.',
  reposBouton: 'Log in',
  reposSinon: 'If you no longer want this account, do nothing.',
};
