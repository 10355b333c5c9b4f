export const preferences = {
  nom: 'Préférences',
  email: 'Notifications par email',
  push: 'Notifications push',
  newsletter: 'Newsletter mensuelle',
  enregistree: 'Préférence enregistrée.',
};
