/** What is refused about pictures and drawn documents (docs/rules.md). */
export const images = {
  missing: 'Une image est requise',
  invalid: 'Veuillez sélectionner une image valide',
  tooLarge: 'L’image ne doit pas dépasser 5MB',
  heic: 'Les photos HEIC ne peuvent pas être lues ici. Exportez la vôtre en JPEG, puis réessayez.',
  jpegOuPng: 'Seuls les formats JPEG et PNG sont acceptés',
  disparue: 'Cette image n’existe plus. Envoyez-la de nouveau.',
  pasEnregistree: 'L’image n’a pas pu être enregistrée. Réessayez.',
  nombreuses: 'Beaucoup d’images arrivent en ce moment. Réessayez dans quelques secondes.',
  tresDemandees: 'Beaucoup d’images sont demandées en ce moment. Réessayez dans quelques secondes.',
  inconnue: 'Cette image n’existe pas.',
};
