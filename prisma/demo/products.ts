/** nom | catégorie | prix en € | localisation | vendeur | image | description */
const rows = `
Caftan brodé main, taille 40|Mode|180|Casablanca|Hanane El Fassi|caftan-rouge|Porté une seule fois, pour un mariage. Ceinture comprise. Photos sur demande.
Huile d’argan pure, 250 ml|Cosmétique|24|Agadir|Zineb Ouazzani|huile-d-argan|Coopérative de femmes près d’Agadir, pressée à froid. Plusieurs bouteilles disponibles.
Beurre de karité brut, 1 kg|Cosmétique|15|Bamako|Djeneba Sidibé|karite|Non raffiné, fait par ma tante. Se garde deux ans.
Tissu wax, pièce de 6 yards|Mode|38|Abidjan|Aïcha Konaté|wax-bleu|Motifs au choix, j’envoie les photos par message.
Théière en argent martelé|Autres|65|Fès|Hanane El Fassi|theiere|Artisan de la place Seffarine. Un litre, poids 900 g.
Manette PS5 blanche|Gaming|45|Lyon|Youssef Amellal|manette|Très bon état, vendue avec son câble.
Dattes Deglet Nour, carton de 5 kg|Autres|32|Marseille|Sofiane Khelifi|dattes|Récolte de cette année, de Tolga. Elles partent vite.
Café de l’Ouest, torréfié, 500 g|Autres|12|Douala|Clarisse Ngo Bassong|cafe|Arabica de Bafoussam, en grains ou moulu.
iPhone 12 64 Go|Électronique|260|Paris|Bakary Coulibaly|telephone-rose|Batterie à 88 %, débloqué tout opérateur, boîte d’origine.
Bazin riche, 5 mètres|Mode|75|Bamako|Djeneba Sidibé|bazin|Qualité supérieure, teinture artisanale indigo.
Huile d’olive de Sfax, bidon de 5 L|Autres|48|Sfax|Rania Ben Youssef|huile-d-olive|Première pression, verger familial. Livrable par le ferry.
Tapis berbère 120 × 180|Autres|220|Marrakech|Julien Mercier|tapis|Rapporté de l’Atlas, finalement trop grand pour notre salon.
Djellaba homme en laine|Mode|55|Tanger|Yassine Benali|djellaba|Taille 58, tissée à Ouezzane. Parfaite pour l’hiver.
Savon noir et gant de kessa|Cosmétique|14|Lyon|Salma Idrissi|savon-noir|Le nécessaire du hammam à la maison.
Enceinte JBL Flip 5|Électronique|70|Bruxelles|Eric Kouassi|enceinte|Peu servie, tient dix heures.
Nintendo Switch, deux jeux|Gaming|190|Milan|Mariama Baldé|switch-jaune|Mes enfants ont grandi… Housse offerte.
Sandales en cuir faites à Ngaye|Mode|28|Dakar|Awa Diop|sandales|Pointures 38 à 44, cuir véritable.
Rooibos et épices du marché|Autres|18|Nantes|Claire Fontaine|sachets|Assortiment de huit sachets, idéal en cadeau.
Ordinateur Lenovo ThinkPad|Électronique|310|Munich|Thomas Becker|ordinateur-noir|16 Go de mémoire, clavier français. Remise possible à Tunis.
Bijoux kabyles en argent|Mode|95|Alger|Nawel Boudiaf|bijoux|Collier et boucles d’oreilles des Aït Yenni, émaux vrais.
`;

/** The demo world's products. */
export const articles = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [nom = '', categorie = '', prix, localisation = '', vendeur = '', image = '', description = ''] =
      row.split('|');
    return { nom, categorie, prix: Number(prix), localisation, vendeur, image, description };
  });
