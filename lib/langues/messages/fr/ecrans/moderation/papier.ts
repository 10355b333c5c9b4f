export const papier = {
  deja: 'Déjà vérifié',
  titre: '{papier}\u202f: <a>{nom}</a>',
  envoyeLe: 'Envoyé le {jour}.',
  entreprise: 'Entreprise',
  nom: 'Nom',
  naissance: 'Naissance',
  piece: 'Numéro indiqué',
  pays: 'Pays',
  siret: 'Numéro',
  adresse: 'Adresse',
  assurance: 'Assurance indiquée',
};
