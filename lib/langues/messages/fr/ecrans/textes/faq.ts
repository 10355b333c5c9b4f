export const faq = {
  titre: 'Questions fréquentes',
  resume:
    'Prix, délais, paiement, annulation\u202f: les réponses aux dix questions que l’on nous pose le plus.',
  sousTitre: 'Dix réponses courtes. La vôtre n’y est pas\u202f? Écrivez-nous.',
  ecrire: 'Nous écrire',
  comment: 'Comment fonctionne {produit}\u202f?',
  commentTexte:
    'Des voyageurs, des chauffeurs et des agences publient leurs trajets, avec les étapes et les kilos libres. Vous cherchez un trajet qui passe par vos deux villes, vous réservez le poids qu’il vous faut sur cette partie de la route, et le transporteur confirme sous {jours} jours. Vous pouvez aussi publier un besoin et attendre qu’on vous réponde.',
  voirTrajets: 'Voir les trajets',
  combien: 'Combien cela coûte-t-il\u202f?',
  combienTexte:
    'L’inscription et la publication sont gratuites. Vous convenez du prix avec le transporteur. Une commission de {min} à {max}\u00a0%, selon le montant, est comprise dans ce que vous payez.',
  voirBareme: 'Voir le barème',
  protege: 'Comment le paiement est-il protégé\u202f?',
  reel: 'Votre paiement est conservé jusqu’à la livraison. Il est versé au transporteur {livree}\u00a0h après la remise confirmée par votre code, ou dès que vous dites que tout va bien. Sans code, le transporteur déclare la livraison avec une photo, et vous avez {declaree}\u00a0jours pour la contester. Ne payez jamais en dehors du site une personne que vous ne connaissez pas.',
  test: 'Sur ce site, les paiements sont en mode test\u202f: aucun argent ne bouge. {suite}',
  aucun:
    'Sur ce site, l’argent ne passe pas encore par nous\u202f: vous convenez du paiement avec le transporteur. Ne payez jamais d’avance une personne que vous ne connaissez pas.',
  delai: 'En combien de temps mon colis arrive-t-il\u202f?',
  delaiTexte:
    'Comptez de 2 à 7 jours pour un trajet international. Chaque trajet affiche la date de chacune de ses étapes, à l’heure de la ville.',
  annuler: 'Puis-je annuler une réservation\u202f?',
  envoyer: 'Que puis-je envoyer\u202f?',
  envoyerTexte:
    'Vêtements, cadeaux, téléphones, pièces, petits meubles\u202f: tout ce que la loi permet de transporter et que le transporteur accepte. Jamais d’armes, de stupéfiants, de contrefaçons ni de matières dangereuses. Décrivez honnêtement le contenu et montrez-le au transporteur avant le départ.',
  lireConditions: 'Lire les conditions d’utilisation',
  aQui: 'Comment savoir à qui je confie mon colis\u202f?',
  aQuiTexte:
    'Chaque profil montre les avis reçus, la date d’inscription et ce qui a été vérifié\u202f: identité, e-mail, téléphone. Lisez les avis avant de réserver, et montrez le contenu du colis à la remise.',
  proposer: 'Comment proposer un trajet\u202f?',
  proposerTexte:
    'Créez un compte, puis choisissez «\u202fProposer un transport\u202f»\u202f: vos étapes, leurs dates, le poids que vous pouvez prendre. Vous recevez les demandes et vous confirmez celles qui vous conviennent. Le poids réservé est décompté tout seul, sur chaque partie de la route.',
  creer: 'Créer un compte',
  mal: 'Que faire si quelque chose se passe mal\u202f?',
  malTexte:
    'Parlez-en d’abord à l’autre personne\u202f: la plupart des soucis se règlent ainsi. Tant qu’un paiement est conservé, dites «\u00a0Il y a un problème\u00a0» sur la page du colis\u202f: il reste bloqué, chacun propose un partage, et faute d’accord nous décidons, par écrit et avec nos raisons. Pour tout le reste, écrivez-nous avec le lien du trajet ou du besoin.',
  support: 'Quand puis-je joindre le support\u202f?',
  supportTexte: 'Le support est là 24\u00a0h sur 24 et 7\u00a0jours sur 7.',
  contacter: 'Nous contacter',
};
