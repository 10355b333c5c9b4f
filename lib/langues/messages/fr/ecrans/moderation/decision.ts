export const decision = {
  titre:
    '{action, select, rembourser {Un paiement qui vous revenait est rendu à qui a payé} suspendre {Votre compte est suspendu} avertir {Avertissement de la modération, pour {cible, select, utilisateur {votre profil} message {un de vos messages} demande {un de vos besoins} transport {un de vos transports} produit {un de vos produits} avis {un de vos avis} paiement {un de vos paiements} other {une de vos conversations}}} masquer {{cible, select, utilisateur {Votre profil} message {Un de vos messages} demande {Un de vos besoins} transport {Un de vos transports} produit {Un de vos produits} avis {Un de vos avis} paiement {Un de vos paiements} other {Une de vos conversations}} a été masqué par la modération} other {{cible, select, utilisateur {Votre profil} message {Un de vos messages} demande {Un de vos besoins} transport {Un de vos transports} produit {Un de vos produits} avis {Un de vos avis} paiement {Un de vos paiements} other {Une de vos conversations}} est rétabli}}',
  page: 'Décision de la modération',
  le: 'Le {jour}',
  pourquoi: 'Pourquoi',
};
