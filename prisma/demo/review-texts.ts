/** About a carrier, by rating. `{ville}` becomes a city of the carrier's country. */
export const avisTransporteur: Record<2 | 3 | 4 | 5, string[]> = {
  5: [
    'Ponctuel et très arrangeant. Mon colis est arrivé à {ville} le lendemain, intact.',
    'Rien à dire, du sérieux. Il m’a envoyé une photo à la remise.',
    'Ma mère a reçu ses médicaments à temps. Merci infiniment, que Dieu vous récompense.',
    'Deuxième fois que je passe par lui et ce ne sera pas la dernière.',
    'Très bon contact, prix correct, colis livré en main propre à {ville}.',
    'Il a même attendu mon frère qui était en retard d’une heure. Chapeau.',
    'Parfait du début à la fin. Je recommande les yeux fermés.',
    'Carton de vaisselle, pas une assiette cassée. Bravo !',
    'Personne de confiance, ça se voit tout de suite. Documents bien remis à ma sœur.',
    'Rapide, poli, et il tient au courant à chaque étape.',
    'Super expérience, j’avais peur pour mon ordinateur et il est arrivé nickel à {ville}.',
    'Un grand merci, la robe est arrivée avant le mariage et sans un pli.',
    'Très pro. Inventaire, étiquette, reçu : on sait où on va.',
    'Simple et efficace, message le matin, colis récupéré le soir.',
    'Il connaît la route par cœur. Passage en douane sans problème.',
    'Machallah, un homme sérieux. La famille de {ville} est ravie.',
    'Livré avec un jour d’avance, qui dit mieux ?',
    'Accueil chaleureux au dépôt, équipe souriante, tout est bien rangé.',
    'J’ai réservé 4 kg, il a accepté 500 g de plus sans discuter. Merci !',
    'C’est comme confier son sac à un cousin.',
    'Toujours joignable, même pendant la traversée.',
    'Nickel. Retrait facile à {ville}, tout était prêt.',
    'Mes parents à {ville} l’ont trouvé très respectueux.',
    'Le fauteuil de ma grand-mère est arrivé sans une rayure, merci mille fois.',
    'Prix annoncé, prix payé. Ça devient rare.',
    'Bonne communication et beaucoup de patience avec mes questions.',
    'Envoyé le mardi, reçu le jeudi à {ville}. Je n’en revenais pas.',
    'Elle a fait un détour pour déposer le colis à l’hôpital. Un cœur en or.',
    'Sérieux, propre, à l’heure. Que demander de plus ?',
    'J’envoie tous les mois et je n’ai jamais eu de souci.',
    'Produits bien emballés une deuxième fois par ses soins, j’ai apprécié.',
    'Très bonne adresse pour {ville}. Le suivi par message rassure.',
    'Merci d’avoir pris soin du gâteau de ma fille, il est arrivé entier !',
    'Honnête : il m’a dit lui-même de ne pas payer l’emballage en plus.',
    'Remise devant la gare comme prévu, cinq minutes et c’était fait.',
    'Franchement top, je le garde dans mes contacts.',
    'Colis remis à {ville} avec le sourire, et même une photo.',
    'Rien ne manquait, tout était plié comme au départ.',
    'Service impeccable, je recommencerai sans hésiter.',
    'Réponse en dix minutes, départ à l’heure, arrivée à l’heure.',
    'Les médicaments sont arrivés au frais, quel soin !',
    'Une équipe qui connaît son métier, dépôt facile et retrait rapide à {ville}.',
    'Le salon de mes parents est arrivé complet, pas une vis en moins.',
    'Au guichet on m’a aidée à remplir la déclaration, merci beaucoup.',
    'Première fois que j’envoie un réfrigérateur, tout s’est très bien passé.',
    'Le suivi est clair, on sait chaque jour où en est le camion de l’agence.',
    'Entreposage gratuit pendant mes vacances, l’équipe a été adorable.',
  ],
  4: [
    'Très bien, juste un peu de retard au port mais il a prévenu.',
    'Colis en bon état. La remise à {ville} a été décalée d’un jour.',
    'Bon service. J’aurais aimé plus de nouvelles pendant le trajet.',
    'Sympathique et correct. Le point de rendez-vous était un peu loin.',
    'Tout est arrivé, un carton légèrement écrasé mais rien de cassé.',
    'Fiable. Répond surtout le soir, il faut être patient.',
    'Bonne expérience dans l’ensemble, je referai appel à lui.',
    'Prix un peu élevé, mais le travail est bien fait.',
    'Livraison conforme. Prévoir de la monnaie pour le dépôt à {ville}.',
    'Arrivé un jour plus tard que prévu à cause du ferry, ce n’est pas sa faute.',
    'Bien, sérieux. Le colis sentait un peu l’essence, à surveiller.',
    'Contact facile et colis remis. Il manquait juste l’étiquette.',
    'Très correct, même si j’ai dû relancer une fois.',
    'Bonne agence, un peu d’attente au guichet le samedi.',
  ],
  3: [
    'Le colis est arrivé, mais avec trois jours de retard et sans message.',
    'Moyen. Gentil mais désorganisé, il avait oublié mon sac chez lui.',
    'Correct sans plus, il a fallu aller chercher le colis à l’autre bout de {ville}.',
    'Un paquet ouvert à la douane et mal refermé. Rien ne manquait, heureusement.',
    'Le prix a changé à la remise, on s’est arrangés mais ce n’est pas agréable.',
    'Long à répondre. À la fin tout va bien, mais quel stress.',
  ],
  2: [
    'Une semaine de retard, et il ne décrochait plus. Le colis est finalement arrivé abîmé.',
    'Deux boîtes cassées et pas un mot d’excuse. Dommage, le premier voyage s’était bien passé.',
    'Annoncé à {ville}, déposé à 80 km. Mon oncle a dû payer un taxi.',
    'A annulé la veille au soir. J’ai dû tout réorganiser.',
  ],
};

/** Words that say whom a text is about: a man, a woman, an agency. The others fit everybody. */
export const parleDe = {
  homme:
    /(^|[ ’])(il|le garde|lui|ponctuel|arrangeant|cousin|un homme|poli|gentil|sérieux|honnête)([ ,.]|$)/i,
  femme: /(^|[ ’])(elle)([ ,.]|$)/i,
  agence: /dépôt|guichet|agence|équipe|camion|entreposage/i,
};

/** How a parcel travelled. */
export type Voyage = 'route' | 'avion' | 'camion' | 'conteneur';

/** Words that nobody says of such a way. */
export const selonVoyage: Record<Voyage, RegExp> = {
  route: /camion/i,
  avion:
    /traversée|ferry|port[ ,.]|essence|réfrigérateur|salon|fauteuil|camion|la route|vaisselle|étape|80 km/i,
  camion: /gâteau|ferry pour|500 g/i,
  conteneur:
    /rapide, poli|lendemain|mardi|d’avance|le matin|500 g|cousin|frais|gâteau|heure|semaine|jours? |mariage|médicaments|détour|gare|minutes/i,
};

/** Words that are only said of a way of so many hours, from door to door. */
export const selonHeures: [words: RegExp, least: number, most: number][] = [
  [/lendemain/i, 0, 36],
  [/mardi, reçu le jeudi/i, 0, 60],
  [/d’avance/i, 24, 100],
];

/** About somebody who sends. */
export const avisExpediteur: string[] = [
  'Colis bien emballé et à l’heure au rendez-vous.',
  'Très agréable, paiement rapide, rien à redire.',
  'Tout était déclaré et la facture dans le sac. Un plaisir.',
  'Personne honnête, qui m’a laissé vérifier sans faire d’histoires.',
  'Poids exact au gramme près, merci !',
  'A prévenu d’un petit retard, rien à redire.',
  'Le destinataire était là, remise en cinq minutes.',
  'Merci pour les dattes, il ne fallait pas !',
  'Communication claire, je retransporterai volontiers.',
  'Sac propre et bien fermé, étiquette lisible. Parfait.',
  'Bonne organisation, tout était prêt. Je recommande.',
  'Un peu plus lourd qu’annoncé, mais on s’est entendus.',
  'Réservation faite tôt, confirmée vite, sans surprise.',
  'Très bon échange, la famille à {ville} m’a accueilli avec le thé.',
  'Rien à signaler, c’était simple.',
  'A répondu à toutes mes questions pour la douane.',
];

/** Closing words that make two people's reviews differ. */
export const motsDeLaFin = [
  'Merci encore !',
  'À la prochaine.',
  'Bonne route.',
  'Barak Allahou fik.',
  'Je recommande.',
  'Merci pour tout.',
  'On se reverra.',
  'Encore bravo.',
  'Jërëjëf !',
  'Merci Rihla.',
  'À bientôt inch’Allah.',
  'Mes amitiés à la famille.',
];
