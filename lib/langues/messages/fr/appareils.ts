/** What a device is called by what it says of itself. */
export const appareils = {
  inconnu: 'Appareil inconnu',
  navigateurSur: '{navigateur} sur {systeme}',
  application: 'Application',
  applicationSur: 'Application sur {systeme}',
};
