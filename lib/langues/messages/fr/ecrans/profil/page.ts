export const page = {
  titre: 'Mon profil',
  sansEmail:
    'D’ici là, les autres voient que votre e-mail n’est pas confirmé, trois de vos demandes au plus peuvent attendre une réponse, et vous ne pouvez rien payer.',
  aRepondre:
    '{n, plural, one {# demande en attente de votre réponse} other {# demandes en attente de votre réponse}}',
  concernes: 'Voir les trajets concernés',
  informations: 'Informations',
  demandes: 'Mes demandes',
  transports: 'Mes transports',
  produits: 'Mes produits',
  avis: 'Avis',
  plus: 'Voir plus',
  masque: 'Masqué',
  urgent: 'Urgent',
  aucunTransport: 'Aucun transport trouvé',
  aucunTransportTexte: 'Vous partez bientôt\u202f? Proposez la place qu’il vous reste.',
  passes: 'Trajets passés',
  transportFaits: '{dates}. Max\u202f: {poids}',
  aucuneDemande: 'Aucune demande trouvée',
  aucuneDemandeTexte: 'Publiez ce que vous voulez envoyer ou acheter\u202f: les voyageurs vous répondront.',
  demandeFaits: '{budget}, livraison à <lieu>{lieu}</lieu> avant le {jour}',
  aucunProduit: 'Aucun produit trouvé',
  aucunProduitTexte: 'Proposez ce que vous vendez\u202f: un voyageur pourra le transporter.',
  aucunAvis: 'Aucun avis pour le moment',
  aucunAvisTexte:
    'Les personnes avec qui vous échangez pourront vous en donner un depuis votre profil public.',
};
