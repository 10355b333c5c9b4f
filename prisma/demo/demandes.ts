type StatutDemande = 'en_attente' | 'en_cours' | 'terminee';

type Besoin = {
  titre: string;
  categorie: string;
  budget: number;
  lieu: string;
  /** Days from today to the deadline; negative when it is past. */
  jours: number;
  urgent: boolean;
  visible: boolean;
  status: StatutDemande;
  lien: string | null;
  image: string;
  description: string;
};

/** titre | catégorie | budget en € | lieu | jours jusqu’à la date limite | urgent | statut | lien | image | description */
const rows = `
iPhone 13 reconditionné à rapporter de Paris|Électronique|380|Casablanca|6|oui|en_attente|https://www.backmarket.fr/|telephone|Acheté et payé en ligne, à retirer dans un magasin du 11e. C’est pour l’anniversaire de mon frère, j’aimerais l’avoir avant le week-end.
Médicaments pour mon père (ordonnance jointe)|Autres|60|Oran|3|oui|en_attente||medicaments|Trois boîtes qu’on ne trouve plus ici. L’ordonnance et la facture sont prêtes, à retirer dans une pharmacie de Marseille.
Console PS5 avec deux manettes|Gaming|520|Dakar|12|oui|en_attente|https://www.micromania.fr/|console|Neuve, dans son carton. Mon fils a eu son bac, je lui ai promis !
Sérum et crème visage introuvables ici|Cosmétique|75|Rabat|9|non|en_attente|https://www.sephora.fr/|serum|Deux flacons de 30 ml et un pot, ça tient dans une trousse.
Robe de mariée depuis Barcelone|Mode|450|Fès|16|oui|en_cours||robe-de-mariee|Elle est prête à la boutique, il faut la porter dans sa housse sans la plier. Je paie le trajet en plus.
Ordinateur portable pour mes études|Électronique|640|Bamako|20|non|en_attente|https://www.fnac.com/|ordinateur|Un HP 15 pouces, je peux le faire livrer chez vous avant le départ.
Lot de maillots pour l’équipe du quartier|Mode|180|Abidjan|14|non|en_attente||maillots|Quinze maillots taille M et L, flocage déjà fait à Bruxelles. Environ 4 kg.
Carte graphique RTX 4060|Gaming|330|Tunis|8|oui|en_attente|https://www.ldlc.com/|carte-graphique|Livraison possible à Milan ou à Gênes, je m’adapte pour la date de remise.
Perruque lace frontale 20 pouces|Cosmétique|120|Douala|11|non|en_attente||perruque|Commandée à Château d’Eau, boîte de 500 g. Merci de ne pas l’ouvrir.
Pièce de machine à coudre industrielle|Autres|95|Marrakech|25|non|en_attente||machine-a-coudre|Moteur de 6 kg, emballé, avec facture. L’atelier est à l’arrêt sans elle.
Montre connectée pour enfant|Électronique|70|Alger|5|oui|en_attente|https://www.boulanger.com/|montre|Petite boîte, à prendre à Lyon Part-Dieu.
Chaussures de sécurité taille 43|Mode|85|Nador|18|non|terminee||chaussures|Deux paires pour mon cousin qui commence sur un chantier.
Huile d’argan contre parfum de Grasse|Cosmétique|65|Tanger|22|non|en_attente||parfum|J’envoie l’huile, vous me rapportez deux flacons. On s’arrange sur le prix.
Nintendo Switch OLED et trois jeux|Gaming|350|Sfax|13|non|en_attente|https://www.nintendo.com/fr-fr/|switch|De préférence quelqu’un qui passe par Nice ou Gênes.
Fauteuil roulant pliant|Autres|210|Touba|7|oui|en_attente||fauteuil|14 kg plié. Pour ma tante qui sort de l’hôpital, c’est vraiment important pour nous.
Drone DJI Mini avec batteries|Électronique|400|Casablanca|30|non|en_cours|https://www.dji.com/fr|drone|Batteries à transporter en cabine, je sais que ce n’est pas simple, je paie en conséquence.
Caftan brodé à rapporter à Lyon|Mode|160|Lyon|10|oui|en_attente||caftan|Il est chez la couturière à Fès, près de Bab Boujloud. Je l’attends pour un mariage.
Épices et thé de chez ma mère|Autres|40|Paris|15|non|en_attente||epices|5 kg environ depuis Oujda, tout est sous vide. Un petit goût de la maison !
Casque VR Quest 3|Gaming|460|Yaoundé|17|non|en_attente|https://www.fnac.com/|casque-vr|Pour un centre de formation, facture au nom de l’association.
Produits capillaires enfants|Cosmétique|55|Abidjan|4|oui|en_attente||shampoing|Shampoing et lait démêlant, quatre flacons bien fermés.
Appareil photo Canon d’occasion|Électronique|290|Marrakech|19|non|en_attente||appareil-photo|Acheté à Toulouse sur une annonce, le vendeur peut vous l’apporter à la gare.
Manteau d’hiver pour étudiante|Mode|90|Bruxelles|6|non|en_attente||manteau|Il est resté à Tanger chez mes parents… et ici il gèle.
Livres de médecine, deux tomes|Autres|130|Constantine|24|non|en_attente|https://www.decitre.fr/|livres|3,2 kg les deux. Mon neveu passe son concours en mars.
Écran de PC 27 pouces|Électronique|230|Oujda|21|non|en_attente||ecran|Dans son carton, par la route de préférence. Remise à Montpellier ou à Sète.
Clavier et souris de jeu|Gaming|110|Bamako|28|non|en_attente|https://www.ldlc.com/|clavier|Moins de 2 kg.
Coffret de maquillage professionnel|Cosmétique|140|Dakar|2|oui|en_attente||maquillage|J’ai un salon à Ouakam et une mariée samedi ! Coffret à prendre à Milan.
Deux valises de vêtements d’enfants|Mode|100|Thiès|27|non|en_attente||valises|Pour l’école de mon village, tout est lavé et plié. Je peux partager en plusieurs voyages.
Tensiomètre et bandelettes de glycémie|Autres|80|Sétif|5|oui|en_attente||tensiometre|À acheter dans une pharmacie française, je rembourse sur facture.
Téléphone Xiaomi neuf|Électronique|215|Kayes|32|non|en_attente||telephone-noir|Déjà acheté, il est à Montreuil chez mon oncle.
Tissu wax pour tailleur à Lyon|Mode|75|Lyon|12|non|en_attente||wax|Six pièces depuis Treichville, 5 kg. Je viens les chercher où vous voulez dans Lyon.
Volant de course et pédalier|Gaming|260|Alger|35|non|en_attente||volant|Le carton fait 8 kg et 50 cm de côté, plutôt en voiture.
Baume et savons naturels pour ma boutique|Cosmétique|95|Nantes|20|non|en_attente||savons|Beurre de karité en pots, 10 kg, depuis Dakar ou Thiès.
Pièces d’état civil à rapporter|Autres|30|Marseille|4|oui|en_attente||enveloppe|Une enveloppe A4 depuis Alger-Centre. Indispensable pour mon dossier à la préfecture.
Vélo de route en housse|Autres|150|Agadir|29|non|en_attente||velo|9 kg, roues démontées. Supplément bagage payé par mes soins.
Airpods et chargeur|Électronique|170|Sousse|-3|non|terminee||ecouteurs|Merci à tous, c’est trouvé !
Sac à main d’anniversaire|Mode|220|Casablanca|-12|non|terminee||sac|Rapporté de Madrid par un voyageur de Rihla, parfait.
Tablette graphique|Électronique|160|Rabat|-1|oui|en_attente|https://www.wacom.com/fr-fr|tablette-graphique|Pour mes cours aux beaux-arts.
Coffret de jeux de société|Gaming|60|Yaoundé|-20|non|terminee||jeux-de-societe|Pour l’orphelinat, la livraison a été offerte. Que du bonheur.
Crème solaire bébé, quatre tubes|Cosmétique|48|Tétouan|15|non|en_cours||creme-solaire|On a trouvé quelqu’un, j’attends la remise.
Baume au karité et henné pour la famille|Cosmétique|35|Casablanca|18|non|en_attente||karite|Trois pots et deux sachets, à prendre chez mon cousin à Paris 18e.
Manette et casque pour un anniversaire|Gaming|95|Casablanca|23|non|en_attente|https://www.micromania.fr/|manette|Il aura douze ans à la fin du mois. Le tout fait moins d’un kilo.
Sandales et djellaba d’enfant|Mode|60|Rabat|16|non|en_attente||sandales|Une petite taille, à récupérer à Lyon. Je peux attendre le prochain voyage.
Nintendo Switch d’occasion|Gaming|190|Rabat|14|non|en_attente||switch-jaune|Vendue par une amie de Bruxelles, déjà payée. Elle tient dans un sac à dos.
Savon noir et gants de hammam|Cosmétique|30|Marrakech|26|non|en_attente||savon-noir|Une commande d’une boutique de Marseille, pour mon petit institut.
Djellaba d’hiver sur mesure|Mode|130|Marrakech|33|non|en_attente||djellaba|Le tissu est à Toulouse, le tailleur est ici. Deux kilos, plié dans un sac.
Clavier et volant pour ma salle de jeux|Gaming|280|Marrakech|40|non|en_attente||clavier|J’ouvre une salle pour les jeunes du quartier. Deux cartons, plutôt par la route.
Téléphone pour ma grand-mère|Électronique|150|Tanger|11|non|en_attente||telephone-rose|Grandes touches, carton neuf. Elle attend devant la fenêtre !
Jeux de société en français|Gaming|55|Tanger|20|non|en_attente||jeux-de-societe|Trois boîtes pour la bibliothèque de l’école.
Ordinateur pour un étudiant|Électronique|480|Rabat|19|non|en_attente|https://www.fnac.com/|ordinateur-noir|Quatorze pouces, neuf, livré chez vous à Lyon. Il commence l’école d’ingénieurs.
Manteau de laine pour ma sœur|Mode|85|Casablanca|21|non|en_attente||manteau|Taille 40, acheté à Lille. Il tient dans un sac à dos.
Caftan de fiançailles|Mode|240|Tanger|9|oui|en_attente||caftan-rouge|Retouché à Bruxelles, il doit revenir avant la fête.
Siège auto groupe 2|Autres|110|Béjaïa|9|non|masquee||siege-auto|Presque neuf, à prendre à Villeurbanne.
`;

/** The demo world's needs; `masquee` is one that its owner has hidden. */
export const besoins = rows
  .trim()
  .split('\n')
  .map((row): Besoin => {
    const [
      titre = '',
      categorie = '',
      budget,
      lieu = '',
      jours,
      urgent,
      statut = '',
      lien,
      image = '',
      description = '',
    ] = row.split('|');
    return {
      titre,
      categorie,
      budget: Number(budget),
      lieu,
      jours: Number(jours),
      urgent: urgent === 'oui',
      visible: statut !== 'masquee',
      status: statut === 'en_cours' || statut === 'terminee' ? statut : 'en_attente',
      lien: lien || null,
      image,
      description,
    };
  });
