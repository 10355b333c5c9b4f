export const photo = {
  echec: 'Erreur lors du téléchargement de la photo',
  aJour: 'Votre photo est à jour.',
  retiree: 'Votre photo a été retirée.',
  changer: 'Changer la photo',
  ajouter: 'Ajouter une photo',
  reessayer: 'Réessayer',
  retirer: 'Retirer',
  formats: 'JPEG ou PNG, 5 Mo au plus.',
};
