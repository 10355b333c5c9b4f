import type { alertes as fr } from '../../fr/notifications/alertes';

export const alertes: typeof fr = {
  trouve: '{genre, select, transport {New trip} demande {New request} other {New product}}: {titre}',
  trouveTexte:
    '{texte}. {raison, select, recherche {One of your alerts was looking for it.} besoin {It passes where one of your requests is expected.} other {One of your trips goes there.}}',
  voir: '{genre, select, transport {View trip} demande {View request} other {View product}}',
  duJour: '{n, plural, one {Your alerts have found one listing} other {Your alerts have found {n} listings}}',
  chosesEtAutres: '{choses} and {n, plural, one {{n} other} other {{n} others}}.',
  voirAlertes: 'View my alerts',
  categorie:
    '{categorie, select, Électronique {Electronics} Cosmétique {Beauty} Gaming {Video games} Mode {Fashion} other {Other}}',
  aLivrer: '{categorie} to deliver in {ville}',
  aVendre: '{categorie} in {ville}',
  part: '{depart}, {libre} free',
  avant: 'Before {jour}, budget of {budget}',
  entre: ', ',
};
