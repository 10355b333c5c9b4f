export const cleNom = {
  titre: 'Renommer la clé d’accès',
  enregistrer: 'Enregistrer',
  enCours: 'Enregistrement...',
  nom: 'Nom',
};
