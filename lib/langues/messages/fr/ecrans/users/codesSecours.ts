export const codesSecours = {
  titre: 'Vos codes de secours',
  copies: 'Codes copiés.',
  sansCopie: 'Votre navigateur ne permet pas de copier\u202f: notez-les.',
  garder: 'Gardez ces codes hors de votre téléphone',
  usage: 'Chacun remplace une fois le code de l’application, si vous la perdez. Ils ne seront plus montrés.',
  liste: 'Codes de secours',
  copier: 'Copier',
  telecharger: 'Télécharger',
  gardes: 'J’ai gardé ces codes',
  fichier: 'codes-de-secours-rihla.txt',
};
