/** What is told of documents and of decisions, and what a letter ends with. */
export const papiers = {
  accepte:
    '{genre, select, identite {Votre pièce d’identité} entreprise {Votre justificatif d’entreprise} licence {Votre licence de transport} other {Votre attestation d’assurance}}\u202f: vérification faite',
  accepteTexte: 'Les autres le voient sur votre profil. La photo que vous aviez envoyée est effacée.',
  refuse:
    '{genre, select, identite {Votre pièce d’identité} entreprise {Votre justificatif d’entreprise} licence {Votre licence de transport} other {Votre attestation d’assurance}}\u202f: à envoyer de nouveau',
  refuseTexte: 'Raison\u202f: {raison}\n\nLa photo que vous aviez envoyée est effacée.',
  expire:
    '{genre, select, identite {Votre pièce d’identité} entreprise {Votre justificatif d’entreprise} licence {Votre licence de transport} other {Votre attestation d’assurance}}\u202f: plus valable',
  expireTexte:
    'La date du {jour} est passée et le badge est retiré. Envoyez le nouveau document pour le retrouver.',
  bientot:
    '{genre, select, identite {Votre pièce d’identité} entreprise {Votre justificatif d’entreprise} licence {Votre licence de transport} other {Votre attestation d’assurance}}\u202f: valable encore {n} jours',
  bientotTexte:
    'Sa date est le {jour}. Envoyez le nouveau document avant, pour garder votre badge sans interruption.',
  voirDocuments: 'Voir mes documents',
  lireRegles: 'Lire nos règles',
  ouvrirModeration: 'Ouvrir la modération',
  lireDecision: 'Lire la décision et répondre',
  message: 'Messages',
  newDemande: 'Demandes et besoins',
  transportUpdate: 'Mises à jour des transports',
  alertes: 'Alertes',
  email: 'Tous les e-mails',
  pourquoi: 'Vous recevez cet e-mail parce que «\u00a0{reglage}\u00a0» est activé dans vos paramètres.',
  nePlusRecevoir: 'Ne plus recevoir ces e-mails',
};
