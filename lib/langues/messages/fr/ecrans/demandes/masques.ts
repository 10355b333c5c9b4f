export const masques = {
  titre: 'Vos besoins masqués',
  faits: '{budget}, avant le {jour}',
};
