import { type Talk, talk } from './talk';

/** What was agreed on, paid, handed over and disputed on the trips of `money-transports.ts`: each state that money and a parcel can be in. */
export const moneyTalks: Talk[] = [
  talk(
    'Salma Idrissi',
    'Yassine Benali',
    { trajet: 'Yassine Benali', jours: -19 },
    16.2,
    0,
    `
    @21.9 ! demandee
    ! confirmee
    @21.6 € 30 withdrawn Colis de 6 kg, remise à Tanger
    b Pardon, je me suis trompé de montant.
    € 27 completed Colis de 6 kg, remise à Tanger
    a C’est payé, à vendredi.
    @19.1 ! collecte
    @17.3 ! livre
    @17.2 a Ma tante a tout reçu, merci Yassine !
    @17.1 ! bien
    @16.2 b Avec plaisir, à la prochaine.
  `,
  ),
  talk(
    'Salma Idrissi',
    'Yassine Benali',
    { trajet: 'Yassine Benali', jours: -2 },
    0.02,
    1,
    `
    @6.1 ! demandee
    @5.9 ! confirmee
    @5.8 € 34 completed Épices et tapis, 7 kg
    a C’est réglé. Mon cousin vous attend à Tanger-Ville.
    @2.1 ! collecte
    @0.1 b Bien arrivé à Lyon, je suis à Gerland.
    @0.06 ! livre
    @0.02 b Merci Salma. Dites que tout va bien quand vous aurez regardé le colis.
  `,
  ),
  talk(
    'Julien Mercier',
    'Yassine Benali',
    { trajet: 'Yassine Benali', jours: -2 },
    0.04,
    0,
    `
    @7.2 ! demandee
    @7 ! confirmee
    @6.9 € 25 completed Un sac de 5 kg
    @1.6 ! collecte
    @0.04 ! declare Remis au gardien du 12, rue Garibaldi.
  `,
  ),
  talk(
    'Nadia Cherkaoui',
    'Rachid Amrani',
    { trajet: 'Rachid Amrani', jours: -1 },
    0.6,
    1,
    `
    @5.4 ! demandee
    @5.1 ! confirmee
    @5 € 96 completed Deux cartons, 30 kg
    a Payé. Les cartons sont prêts chez mon frère à Lyon.
    @0.7 ! collecte
    @0.6 b Chargé, je serai à Algésiras demain.
  `,
  ),
  talk(
    'Salma Idrissi',
    'Kadiatou Diallo',
    { trajet: 'Kadiatou Diallo', jours: -4 },
    2.4,
    0,
    `
    @8.6 ! demandee
    @8.2 ! confirmee
    @8.1 € 38 completed Crèmes et vêtements, 4 kg
    a Réglé, merci Kadiatou.
    @4.2 ! collecte
    @3 ! livre
    @2.6 ! litige Le carton est arrivé ouvert et il manque deux des quatre pots de crème. J’ai les photos.
    @2.4 b Il a été ouvert à la douane de Dakar, je n’ai rien pris.
  `,
    [{ de: 'b', euros: 12, ligne: 'Je prends le prix des deux pots à ma charge.', ilYa: 2.3 }],
  ),
  talk(
    'Salma Idrissi',
    'Kadiatou Diallo',
    { trajet: 'Kadiatou Diallo', jours: -34 },
    31.8,
    0,
    `
    @52.6 ! demandee
    @52.4 ! confirmee
    @52.3 € 15 lapsed Acompte pour 3 kg
    @36.1 € 28 completed Deux paires de chaussures, 3 kg
    @34.2 ! collecte
    @33 ! livre
    @32.8 ! litige Une des deux paires de chaussures a pris l’eau, la boîte est trempée.
    @32.6 b C’est vrai, ma valise est restée sous la pluie à l’escale. Je vous en rends la moitié.
    @32.1 ! accorde 14
    @31.8 a Merci de l’avoir reconnu, c’est réglé pour moi.
  `,
    [{ de: 'b', euros: 14, ligne: 'La moitié, pour la paire abîmée.', ilYa: 32.5 }],
  ),
  talk(
    'Julien Mercier',
    'Trans Atlas',
    { trajet: 'Trans Atlas', jours: -8 },
    7.4,
    0,
    `
    @14 ! demandee
    @13.7 ! confirmee
    @13.5 € 32 completed Un carton de livres, 12 kg
    a C’est payé. Je le dépose à Gennevilliers avant 16 h.
    @7.4 a Je suis arrivé trop tard au dépôt, le camion était parti. Qu’est-ce qu’on fait ?
  `,
  ),
  talk(
    'Salma Idrissi',
    'Trans Atlas',
    { trajet: 'Trans Atlas', jours: 13 },
    0.35,
    1,
    `
    @1.3 a Bonjour, un carton de vaisselle de 20 kg pour Casablanca, c’est possible ?
    @1.2 ! demandee
    @1.1 ! confirmee
    @0.9 € 45 failed Carton de vaisselle, 20 kg
    @0.8 a Ma banque a refusé, vous pouvez me le redemander ?
    @0.35 € 45 pending Carton de vaisselle, 20 kg
  `,
  ),
  talk(
    'Salma Idrissi',
    'Kadiatou Diallo',
    { trajet: 'Kadiatou Diallo', jours: 20 },
    3.1,
    0,
    `
    @4.6 ! demandee
    @4.5 ! confirmee
    @4.4 € 48 completed Cadeaux, 5 kg
    @3.3 a Ma sœur vient finalement à Lyon, je n’envoie plus rien. Désolée !
    @3.2 ! annulee
    @3.1 b Pas de souci, tout vous revient.
  `,
  ),
];
