import type { appareils as fr } from '../fr/appareils';

export const appareils: typeof fr = {
  inconnu: 'جهاز غير معروف',
  navigateurSur: '{navigateur} على {systeme}',
  application: 'تطبيق',
  applicationSur: 'تطبيق على {systeme}',
};
