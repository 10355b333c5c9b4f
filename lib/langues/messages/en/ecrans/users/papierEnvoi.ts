import type { papierEnvoi as fr } from '../../../fr/ecrans/users/papierEnvoi';

export const papierEnvoi: typeof fr = {
  envoyer: 'Send',
  envoi: 'Sending...',
  envoye: 'Your document has been sent. We will answer you by e-mail.',
  jusqua: 'Valid until',
  jusquaAide: 'As written on the document.',
  secret:
    'These photos are encrypted. Only our verification team opens them, and they are erased as soon as it has answered you. Only the result is kept, with its date.',
  photos: 'Photos of the document',
  photo: 'Photo {rang}',
  retirerPhoto: 'Remove photo {rang}',
  retirer: 'Remove',
  nom: 'Add a photo of the document',
  choisir: 'Choose a photo',
  ajouter: 'Add a photo (other side…)',
  reessayer: 'Try again',
  enCours: 'Sending the photo.',
  prete: 'Photo {rang} is ready.',
  echec: 'The photo could not be sent',
  formats: 'JPEG, PNG or WebP, 5 MB at most. Everything must be readable, without glare.',
};
