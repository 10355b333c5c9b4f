export const recherche = {
  nom: 'Rechercher une agence',
  exemple: 'Nom, ville, service…',
  rechercher: 'Rechercher',
};
