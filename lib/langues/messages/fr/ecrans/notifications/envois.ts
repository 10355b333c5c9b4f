export const envois = {
  titre: 'Ce qui est envoyé, et par où',
  quand: 'Quand',
  site: 'Site',
  mail: 'E-mail',
  push: 'Push',
  oui: 'oui',
  non: 'non',
};
