import type { appareils as fr } from '../fr/appareils';

export const appareils: typeof fr = {
  inconnu: 'Unknown device',
  navigateurSur: '{navigateur} on {systeme}',
  application: 'App',
  applicationSur: 'App on {systeme}',
};
