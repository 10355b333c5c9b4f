export const scelles = {
  titre: 'Documents scellés qui ont été ouverts',
  texte:
    'L’original d’un reçu ou d’une facture, après la fin du compte. Ces lignes ne peuvent être ni changées ni effacées.',
  ligne: '<b>{numero}</b>, ouvert le {jour}',
};
