import type { fin as fr } from '../../../fr/ecrans/notifications/fin';

export const fin: typeof fr = {
  fait: 'Done',
  faitTexte: '“{sujet}”: you will no longer get these e-mails. You can change your mind in your settings.',
  texte:
    '“{sujet}”: you will no longer be told of it by e-mail or on your devices. Everything can still be seen on the site.',
  texteEmail:
    '“{sujet}”: you will no longer be told of it by e-mail. Everything can still be seen on the site.',
  finir: 'Stop these e-mails',
  aucun: 'No more e-mails at all',
  parametres: 'My settings',
};
