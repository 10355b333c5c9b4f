import type { cles as fr } from '../../../fr/ecrans/users/cles';

export const cles: typeof fr = {
  titre: 'Passkeys',
  texte: 'Log in without a password, with your finger, your face or your device’s code.',
  enregistree: 'Your passkey is saved.',
  ajouter: 'Add a passkey',
  supprimee: 'The passkey “{nom}” is deleted.',
  utilisee: 'Added on {jour}, used on {usage}.',
  jamais: 'Added on {jour}, never used.',
  renommerCle: 'Rename the passkey {nom}',
  renommer: 'Rename',
  supprimerCle: 'Delete the passkey {nom}',
  supprimer: 'Delete',
  question: 'Delete this passkey?',
  suite:
    'It will no longer open your account. Your device may still offer it: remove it from its passwords too.',
};
