import type { envois as fr } from '../../../fr/ecrans/notifications/envois';

export const envois: typeof fr = {
  titre: 'What is sent, and how',
  quand: 'When',
  site: 'On the site',
  mail: 'By e-mail',
  push: 'By push',
  oui: 'yes',
  non: 'no',
};
