export const contact = {
  titre: 'Contact',
  personne: 'Personne à contacter',
  telephone: 'Téléphone',
  email: 'E-mail',
  adresse: 'Adresse',
  stockage: 'Capacité de stockage',
};
