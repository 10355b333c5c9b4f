import type { appareils as fr } from '../../../fr/ecrans/users/appareils';

export const appareils: typeof fr = {
  titre: 'Logged-in devices',
  tout: 'Show all ({nombre})',
  celuiCi: 'This device',
  vers: 'Near {lieu}.',
  maintenant: 'In use now.',
  vu: 'Last seen: {quand}.',
  deconnecte: '{nom}: logged out.',
  deconnecterLe: 'Log out {nom}',
  deconnecter: 'Log out',
  deconnectes: 'Your other devices are logged out.',
  aucun: 'No other device was logged in.',
  perdu: 'Lost a device, lent one, or used a public one? This one stays logged in.',
  partout: 'Log out everywhere else',
};
