import type { formulaire as fr } from '../../../fr/ecrans/form/formulaire';

export const formulaire: typeof fr = {
  villeInconnue: 'This city is not in our list: check its spelling, or keep it as it is.',
  dateAussi: 'Enter the date too.',
  heureAussi: 'Enter the time too.',
  heureAinsi: 'Write the time like this: 06:30.',
  heure: 'hh:mm',
  kilos: 'kg',
  motDePasseMasquer: 'Hide the password',
  motDePasseAfficher: 'Show the password',
  revenue: 'What you had typed is back as you left it.',
  revenueSauf:
    'What you had typed is back as you left it, except for what we do not keep: passwords and documents.',
  repartir: 'Start afresh',
  envoiImage: 'Sending the picture...',
  imageEnRoute: 'Your picture is still on its way: the form will be sent as soon as it has uploaded.',
  quitter: 'Leave without saving your changes?',
};
