import type { Mode } from './corridors';

/** Who writes: a private person outbound or on the way back, a driver with a van, a lorry's or a container's office. */
export type Voice =
  | 'voiture'
  | 'retourVoiture'
  | 'avion'
  | 'retourAvion'
  | 'fourgon'
  | 'camion'
  | 'conteneur';

/** What carriers write under their trips, wherever they go. */
export const descriptions: Record<Voice, string[]> = {
  voiture: [
    'On part en famille, il reste de la place dans le coffre et un peu sur la galerie. Cartons solides de préférence, on empile.',
    'Je fais la route tous les deux mois depuis 2014. Je récupère en chemin si vous n’êtes pas trop loin de l’autoroute.',
    'Voiture break, je peux prendre quelques sacs. Écrivez-moi avant de venir, je travaille en journée.',
    'Vêtements, couvertures, petits appareils. Rien qui se casse, la route est longue !',
    'Le ferry est déjà réservé. Si la mer est mauvaise on attend au port et je vous préviens.',
    'Je descends sans passager, donc toute la banquette arrière est libre. Je ne prends ni argent ni bijoux.',
    'Monospace, trois places de sacs. Je vérifie tout avec vous à la remise, c’est pour la douane, ne le prenez pas mal.',
    'On emmène mes parents au pays, on n’est pas pressés et on roule doucement. Vos affaires arriveront entières.',
    'J’ai un coffre de toit vide, autant qu’il serve. Pas plus de 25 kg par sac, c’est moi qui porte tout.',
    'Trajet tranquille, deux conducteurs. Photos du chargement envoyées au départ et à l’arrivée.',
    'Je laisse la voiture chez mon frère sur place et je rentre en avion, donc aller seulement cette fois.',
    'Pneus neufs, assurance à jour, et vingt ans de route sans perdre un sac.',
    'Je passe tout près de chez vous si vous habitez sur le trajet, on s’arrange.',
    'Premier voyage sur Rihla, mais j’ai toujours transporté pour les voisins. N’hésitez pas à poser vos questions.',
  ],
  retourVoiture: [
    'Je remonte presque à vide, profitez-en. Huile d’olive, miel, couscous : tout est bienvenu si c’est bien fermé.',
    'Retour de vacances, le coffre est libre. Poterie et tapis possibles, bien emballés.',
    'Je rentre avec les enfants mais sans les cadeaux, il y a de la place !',
    'Remise à domicile dans toute l’agglomération le lendemain de l’arrivée.',
    'Documents, vêtements, produits du pays. Pas de viande ni de plantes, la douane est stricte dans ce sens.',
    'Je remonte par la même route, dites-moi où je peux m’arrêter pour vous.',
  ],
  avion: [
    'Deux valises en soute, je remets en main propre.',
    'Je voyage léger, j’ai une valise entière à partager.',
    'Vêtements, documents, petits appareils. Médicaments seulement avec ordonnance.',
    'Je prends surtout les papiers, les téléphones et les médicaments. Remise à l’aéroport ou en ville le lendemain.',
    'J’ai droit à deux bagages et je n’en remplis qu’un. Pas de nourriture fraîche, s’il vous plaît.',
    'Voyage pour le travail, tous les mois. Toujours à l’heure, réponse rapide.',
    'Je pars voir ma mère deux semaines. Petits colis jusqu’à 5 kg par personne, comme ça il y en a pour tout le monde.',
    'Colis à me remettre ouvert, je ferme devant vous. C’est mon nom sur la valise.',
    'Je peux acheter pour vous avant de partir si vous m’envoyez le lien, on règle ici par paiement.',
    'Bagage en soute seulement, rien en cabine.',
    'Il reste quelques kilos, le prix est le même pour tous.',
    'Un mariage m’attend là-bas, j’emporte volontiers vos cadeaux.',
  ],
  retourAvion: [
    'Retour de vacances avec les valises presque vides. Je ramène épices, tissus, tout ce qui rappelle la maison.',
    'Je rentre avec 23 kg libres. Documents et vêtements, produits secs bien emballés.',
    'Je peux récupérer vos papiers en ville avant l’aéroport et les poster dès mon arrivée.',
    'Place dans ma valise au retour. Pas de liquides, même bien fermés, j’ai déjà donné !',
    'Remise à l’aéroport ou en ville le soir même.',
  ],
  fourgon: [
    'Ligne régulière depuis dix ans, deux passages par mois. Ramassage à domicile pour 5 € dans un rayon de 20 km.',
    'Fourgon propre et bâché, sangles et couvertures fournies pour les meubles.',
    'Cartons, vélos, électroménager. Facture demandée pour le neuf, sinon la douane bloque tout le monde.',
    'Chargement en présence du client, inventaire signé. Assurance marchandises comprise.',
    'J’appelle chaque destinataire la veille. Deux tentatives de remise, puis garde gratuite pendant une semaine.',
    'Place pour un salon démonté ou une machine à laver à chaque voyage, réservez tôt.',
    'Je m’arrête à toutes les étapes indiquées, à proximité de la sortie d’autoroute.',
    'Le prix se discute à partir de 50 kg. Pas de carburant, de gaz ni de batteries.',
    'Colis suivis par message à chaque frontière. Paiement sur Rihla, rien en espèces.',
  ],
  camion: [
    'Départ chaque semaine. Dépôt à l’entrepôt la veille jusqu’à 16 h, étiquette et inventaire fournis.',
    'Cartons, fûts, électroménager, motos sur palette. Facture demandée au-delà de 300 € de valeur.',
    'Frais de douane compris pour les effets personnels. Les marchandises neuves se déclarent avec nous avant le départ.',
    'Palettes, meubles démontés, machines à laver. Deux personnes pour décharger, vous n’avez rien à porter.',
    'Ligne régulière depuis douze ans. Assurance au voyage sur demande, 3 % de la valeur déclarée.',
    'Véhicule contrôlé et suivi par satellite. Entreposage gratuit pendant cinq jours à l’arrivée.',
    'Emballez dans des cartons double cannelure ; nous vendons aussi des fûts de 220 L.',
  ],
  conteneur: [
    'Groupage maritime : chargement la veille, plombage devant les clients. Suivi par message à chaque étape.',
    'Conteneur de 40 pieds, il reste de la place. Comptez une semaine de plus si le port est encombré.',
    'Fûts, cartons, pièces détachées, électroménager. Déclaration en douane faite par nos soins.',
    'Départ du port toutes les deux semaines. Photos du chargement et numéro de conteneur donnés à chacun.',
    'Enlèvement à domicile sur rendez-vous, retrait au dépôt à l’arrivée avec pièce d’identité.',
  ],
};

/** A second sentence that is only true in that city. */
export const surPlace: Record<string, string[]> = {
  Tanger: [
    'Je remets devant la gare de Tanger-Ville ou à Boukhalef.',
    'Les colis pour Tétouan et Chefchaouen partent en grand taxi le lendemain.',
    'شكرا على ثقتكم، الطريق آمنة إن شاء الله.',
  ],
  Casablanca: ['Retrait à Aïn Sebaâ.', 'Remise à Maârif ou près de Casa-Voyageurs.'],
  Rabat: ['Je peux continuer jusqu’à Salé sans supplément.', 'Remise à l’Agdal, en face de la gare.'],
  Fès: ['Je livre en médina avec mon cousin, prévoyez un point de rendez-vous à Bab Boujloud.'],
  Oujda: ['Le thé est offert à l’arrivée, comme d’habitude.', 'Pour Berkane et Taourirt, demandez-moi.'],
  Nador: ['Je continue jusqu’à Selouane et Zaïo.', 'توصيل الأمانات إلى الناظور ونواحيها.'],
  Marrakech: ['Remise à Guéliz, ou à la gare routière de Bab Doukkala.'],
  Agadir: ['Je passe par Inezgane en sortant de l’aéroport.'],
  Tétouan: ['Remise place Moulay El Mehdi.'],
  Alger: [
    'Remise à Bab Ezzouar ou à Hussein Dey.',
    'الحمولة محدودة، احجزوا مبكرا.',
    'Je livre jusqu’à Tizi Ouzou le surlendemain.',
  ],
  Oran: [
    'À Oran on se retrouve à Maraval, près du lycée.',
    'Pas de pièces auto, la douane du port ne laisse plus passer.',
  ],
  Tlemcen: ['Je continue jusqu’à Maghnia si besoin.'],
  Sétif: ['Remise à Sétif près d’Aïn El Fouara.'],
  Constantine: ['Remise à la nouvelle ville Ali-Mendjeli.'],
  Tunis: ['Remise au Lac ou à l’Ariana.', 'Sortie de La Goulette dans la demi-journée en général.'],
  Sousse: ['Je passe par Hammamet, dites-moi si ça vous arrange.'],
  Sfax: ['Pour Gabès je passe par un louage de confiance.', 'الأغراض تصل إلى صفاقس في نفس اليوم.'],
  Dakar: [
    'Je remets en main propre aux Almadies ou à Liberté 6.',
    'Remise à Pikine, Guédiawaye ou au rond-point Sacré-Cœur.',
    'La maison est à Ouakam, vous pouvez venir le soir prendre l’attaya.',
    'Pour Mbour je confie à mon neveu qui fait la route chaque semaine.',
  ],
  Thiès: ['Retrait au dépôt de Thiès, route de Mbour.'],
  Touba: ['Avant le Magal c’est complet très vite, n’attendez pas.'],
  Bamako: [
    'Remise à Badalabougou ou au marché de Médine.',
    'Pour Sikasso, les cars partent le lendemain, frais à votre charge.',
    'On se retrouve à Hamdallaye ACI, tout le monde connaît la maison.',
    'Venez avec la pièce d’identité du destinataire, c’est plus sûr.',
  ],
  Abidjan: ['Remise à Cocody ou à Yopougon, Treichville sur demande.', 'Remise dès le lendemain à Marcory.'],
  Bouaké: ['À Bouaké, remise au quartier Commerce.'],
  Yamoussoukro: ['Retrait au dépôt d’Abidjan ou de Yamoussoukro, au choix.'],
  Douala: [
    'Remise à Akwa ou à Bonamoussadi.',
    'On se retrouve au rond-point Deïdo, je garde les colis une semaine maximum.',
  ],
  Yaoundé: [
    'À Yaoundé, remise à Bastos le week-end.',
    'Bafoussam et Dschang possibles avec l’agence de voyage, ajoutez 2 000 F.',
  ],
};

/** Names that people give to a trip; most give none and get its two ends. */
export const noms: Record<Mode, string[]> = {
  route: [
    '{depart} → {arrivee} en voiture',
    'Place dans le coffre pour {arrivee}',
    'Route de {arrivee}',
    '{depart} – {arrivee} par le ferry',
  ],
  avion: [
    'Vol {depart} – {arrivee}',
    '{arrivee}, deux valises',
    'Je vais à {arrivee} voir la famille',
    'Valise pour {arrivee}',
  ],
  camion: [
    'Ligne {depart} – {arrivee}',
    'Groupage {arrivee}',
    'Camion {depart} – {arrivee}',
    'Départ régulier {arrivee}',
  ],
};
