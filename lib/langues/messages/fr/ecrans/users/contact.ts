export const contact = {
  envoyer: 'Envoyer',
  enCours: 'Envoi en cours...',
  nom: 'Votre nom',
  email: 'Votre e-mail',
  sujet: 'Sujet',
  sujetChoix: 'Choisissez un sujet',
  message: 'Votre message',
  messageAide: 'S’il s’agit d’un trajet, d’un besoin ou d’un paiement, joignez son lien.',
  copie: 'M’envoyer une copie',
  arrive: 'Votre message est arrivé',
  numero: 'Il porte le numéro <b>{numero}</b>. Nous vous répondons à <c>{email}</c>.',
  copiePart: 'Une copie part à cette adresse.',
  accuse:
    'Un accusé de réception part à cette adresse, sans votre texte\u202f: ce formulaire ne doit pas servir à écrire à d’autres.',
  autre: 'Écrire un autre message',
};
