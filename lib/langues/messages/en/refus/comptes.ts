import type { comptes as fr } from '../../fr/refus/comptes';

export const comptes: typeof fr = {
  profilIntrouvable: 'This profile does not exist, or no longer exists.',
  agenceIntrouvable: 'Agency not found',
  emailPris: 'An account with this e-mail address already exists. Log in, or choose another address.',
  emailDejaPris: 'An account with this e-mail address already exists. Choose another address.',
  photoDUnAutre: 'You can only change your own photo.',
  agenceSeule: 'Only an agency can edit its page.',
  photoDisparue: 'One of the photos no longer exists. Send it again.',
  changeAilleurs: 'Your account has just been changed elsewhere. Reload the page, then try again.',
  villeDAgence: 'An agency’s city is changed on its page.',
  fuseauInconnu: 'Choose a time zone from the list.',
  nomDeCompteFini: 'This name stands for a deleted account: write your own.',
  autreProfil: 'These details are not those of your type of profile.',
  siretChiffres: 'A SIRET number has 14 digits.',
  siretErreur: 'This SIRET number contains a mistake: check its 14 digits.',
  pasSoiMeme: 'You cannot block yourself.',
  tropBloques: 'You have blocked {n} people, the most allowed.',
  lettreFinie:
    'This link no longer works: it has already been used, has expired, or has been replaced by a newer one. Sign up again from the home page.',
  langueAbsente: 'This site does not speak that language yet.',
};
