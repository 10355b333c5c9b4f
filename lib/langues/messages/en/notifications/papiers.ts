import type { papiers as fr } from '../../fr/notifications/papiers';

export const papiers: typeof fr = {
  accepte:
    '{genre, select, identite {Your identity document} entreprise {Your company document} licence {Your transport licence} other {Your insurance certificate}}: checked',
  accepteTexte: 'Others see it on your profile. The photo you had sent is deleted.',
  refuse:
    '{genre, select, identite {Your identity document} entreprise {Your company document} licence {Your transport licence} other {Your insurance certificate}}: to be sent again',
  refuseTexte: 'Reason: {raison}\n\nThe photo you had sent is deleted.',
  expire:
    '{genre, select, identite {Your identity document} entreprise {Your company document} licence {Your transport licence} other {Your insurance certificate}}: no longer valid',
  expireTexte:
    'The date of {jour} has passed and the badge is removed. Send the new document to get it back.',
  bientot:
    '{genre, select, identite {Your identity document} entreprise {Your company document} licence {Your transport licence} other {Your insurance certificate}}: valid for {n, plural, one {# more day} other {# more days}}',
  bientotTexte: 'Its date is {jour}. Send the new document before then, to keep your badge without a break.',
  voirDocuments: 'View my documents',
  lireRegles: 'Read our rules',
  ouvrirModeration: 'Open moderation',
  lireDecision: 'Read the decision and reply',
  message: 'New messages',
  newDemande: 'Booking and parcel requests',
  transportUpdate: 'Trip updates',
  alertes: 'Alerts',
  email: 'All e-mails',
  pourquoi: 'You receive this e-mail because “{reglage}” is on in your settings.',
  nePlusRecevoir: 'Stop these e-mails',
};
