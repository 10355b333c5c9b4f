import { moneyTalks } from './money-talks';
import { type Talk, talk } from './talk';

export const talks: Talk[] = [
  ...moneyTalks,
  talk(
    'Salma Idrissi',
    'Yassine Benali',
    { trajet: 'Yassine Benali' },
    0.2,
    1,
    `
    a Bonjour Yassine, vous passez bien par Tanger-Ville ? J’ai 4 kg pour ma tante.
    b Bonjour Salma, oui, j’arrive dimanche vers 14 h si le ferry est à l’heure.
    ! demandee
    a Parfait. C’est des vêtements et une boîte de médicaments, avec l’ordonnance.
    b Pas de problème pour les médicaments si l’ordonnance est dans le sac.
    ! confirmee
    € 32 completed Vêtements et médicaments, 4 kg
    a C’est payé ! On se retrouve où vendredi ?
    b Devant la station Total de Gerland, à 19 h. J’ai un fourgon blanc.
  `,
  ),
  talk(
    'Nawel Boudiaf',
    'Yassine Benali',
    { trajet: 'Yassine Benali' },
    0.6,
    3,
    `
    a Salam, il vous reste de la place entre Marseille et Tanger ?
    a Je peux vous déposer le sac à la gare Saint-Charles.
    ! demandee
  `,
  ),
  talk(
    'Hanane El Fassi',
    'Trans Atlas',
    { trajet: 'Trans Atlas' },
    1.1,
    0,
    `
    a Bonjour, vous livrez à Maârif ou il faut venir au dépôt ?
    b Bonjour Hanane, retrait au dépôt d’Aïn Sebaâ, ou livraison à domicile pour 15 €.
    a Livraison alors, c’est un réfrigérateur.
    b Très bien, nous avons noté deux personnes pour monter.
    € 245 pending Réfrigérateur et livraison à domicile
  `,
  ),
  talk(
    'Pauline Ekotto',
    'Kadiatou Diallo',
    { trajet: 'Kadiatou Diallo' },
    2.3,
    0,
    `
    a Bonjour, c’est ma première fois ici. Comment ça se passe pour la remise ?
    ! demandee
    b Bienvenue Pauline ! Tu réserves tes kilos, on se voit la veille à Lyon, et je remets à Dakar contre une pièce d’identité.
    a Super, merci. Je demande aussi à ma cousine si elle a quelque chose.
    b Dépêche-toi, il ne reste que 4 kg.
  `,
  ),
  talk(
    'Rachid Amrani',
    'Salma Idrissi',
    { besoin: 'Caftan brodé à rapporter à Lyon' },
    0.9,
    1,
    `
    a Bonjour, je remonte de Fès la semaine prochaine, je peux prendre votre caftan.
    b Oh merci ! La couturière est à Bab Boujloud, elle l’a fini hier.
    a Je suis à Fès mardi. Envoyez-moi son numéro dès que la réservation est faite.
  `,
  ),
  talk(
    'Amine Haddad',
    'Nawel Boudiaf',
    { besoin: 'Médicaments pour mon père (ordonnance jointe)' },
    1.5,
    1,
    `
    a Bonjour, je prends l’avion pour Oran dans trois jours, je passe à Marseille avant.
    b C’est incroyable, merci. La pharmacie est rue de Rome, tout est réglé.
    a J’ai juste besoin de l’ordonnance en photo pour la douane.
  `,
  ),
  talk(
    'Cheikh Ndiaye',
    'Awa Diop',
    { besoin: 'Coffret de maquillage professionnel' },
    0.4,
    0,
    `
    a Salut Awa, je quitte Milan demain soir, le coffret fait combien ?
    b 3 kg avec la boîte. Tu me sauves !
    € 25 failed Port du coffret Milan → Dakar
    b Le paiement n’est pas passé de ton côté ?
    a Ma carte a été refusée, j’essaie avec une autre.
    € 25 completed Port du coffret Milan → Dakar
    a C’est bon cette fois.
    b Reçu, merci mon frère. À samedi, inch’Allah.
  `,
  ),
  talk(
    'Claire Fontaine',
    'Awa Diop',
    { produit: 'Sandales en cuir faites à Ngaye' },
    3.4,
    0,
    `
    a Bonjour Awa, il vous reste du 39 ?
    b Oui, en marron et en noir.
    a Deux paires marron, alors. Un voyageur peut les prendre ?
    b Ibrahima rentre à Paris le 3, je lui confie.
    € 61 completed Deux paires et le port jusqu’à Nantes
    a Réglé. Hâte de les voir !
  `,
  ),
  talk(
    'Djeneba Sidibé',
    'Bakary Coulibaly',
    { produit: 'iPhone 12 64 Go' },
    4.2,
    0,
    `
    a Bonsoir grand, le téléphone est encore disponible ?
    b Oui. Je descends à Bamako avec, tu peux le voir avant de payer.
    € 260 pending iPhone 12 64 Go
  `,
  ),
  talk(
    'Rania Ben Youssef',
    'Mehdi Trabelsi',
    null,
    6.1,
    0,
    `
    a Bonjour Mehdi, vous faites aussi Sfax ?
    b Pas cette fois, mais mon ami Mourad y va toutes les deux semaines, cherchez « Jaziri ».
    a Merci du conseil, c’est gentil !
  `,
  ),
  talk(
    'Eric Kouassi',
    'Moussa Ouattara',
    { trajet: 'Moussa Ouattara' },
    0.3,
    1,
    `
    a Grand frère bonjour, on peut mettre une tablette dans la valise ?
    b Bonjour Eric. Oui, avec la facture et la batterie chargée à moitié.
    a Nickel, je réserve 2 kg ce soir.
  `,
  ),
  talk(
    'Solange Tchoumi',
    'Patrick Essomba',
    { trajet: 'Patrick Essomba' },
    8.7,
    0,
    `
    a Bonjour Patrick, vous acceptez les manuels scolaires ?
    b Oui, jusqu’à 10 kg par personne.
    € 70 completed Manuels scolaires, 10 kg
    a C’est fait, merci.
    b Bien arrivé ce matin, votre sœur est passée. Bonne continuation !
    a Un grand merci, je vous mets cinq étoiles.
  `,
  ),
  talk(
    'Samira Belkacem',
    'El Djazaïr Fret',
    { trajet: 'El Djazaïr Fret' },
    12.5,
    0,
    `
    a Bonjour, quel est le délai actuel pour sortir un carton du port d’Annaba ?
    b Bonjour Samira, deux à trois jours ouvrés en ce moment.
    a Parfait, je passe au dépôt samedi.
    b Nous sommes ouverts jusqu’à 17 h.
  `,
  ),
  talk(
    'Julien Mercier',
    'Abdellah Zerouali',
    { trajet: 'Abdellah Zerouali' },
    5.2,
    0,
    `
    a Bonjour, un vélo en housse, ça passe ?
    b Oui si vous démontez les roues. 9 kg, c’est ça ?
    a Exactement.
    € 40 failed Vélo Montpellier → Tanger
    b Le paiement a échoué, je vous en refais un quand vous voulez.
  `,
  ),
  talk(
    'Mariam Koné',
    'Aïcha Konaté',
    { produit: 'Tissu wax, pièce de 6 yards' },
    2.8,
    1,
    `
    a Coucou Aïcha, tu as encore le motif « fleurs de mariage » ?
    b Il m’en reste trois, en bleu et en orange.
    a Je prends le bleu !
    b Je te le mets de côté.
  `,
  ),
  talk(
    'Thomas Becker',
    'Elena Rossi',
    null,
    15.3,
    0,
    `
    a Bonjour, je cherche quelqu’un pour une machine à café de Munich à Tunis.
    b Bonjour Thomas, je pars de Gênes. Si vous la déposez à Milan je peux l’embarquer.
  `,
  ),
];
