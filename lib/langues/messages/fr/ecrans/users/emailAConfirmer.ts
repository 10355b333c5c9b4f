export const emailAConfirmer = {
  titre: 'Confirmez votre adresse e-mail',
  lien: 'Nous avons envoyé un lien à <b>{email}</b>.',
  renvoye: 'Un nouveau lien vient de partir. Il sert pendant 24 heures.',
  renvoyer: 'Renvoyer le lien',
};
