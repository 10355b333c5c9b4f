export const sujets = {
  message: 'Messages',
  newDemande: 'Demandes et besoins',
  transportUpdate: 'Mises à jour des transports',
  alertes: 'Alertes',
  email: 'Tous les e-mails',
};
