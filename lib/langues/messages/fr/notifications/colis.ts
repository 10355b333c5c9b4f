/** What is told of a parcel. Money is spoken of where some is held that is no test. */
export const colis = {
  ouvert: 'Désaccord signalé',
  ouvertTexte:
    'Ce qui est conservé pour cette réservation reste bloqué tant que vous n’êtes pas d’accord. Lisez ce qui ne va pas et proposez un partage.',
  propose: 'Nouvelle proposition',
  proposeTexte: 'Lisez le partage proposé. Vous pouvez l’accepter ou en proposer un autre.',
  accorde: 'Désaccord réglé',
  accordeTexte: 'Lisez le partage sur lequel vous êtes d’accord.',
  tranche: 'Désaccord tranché',
  trancheTexte: 'Un opérateur a décidé du partage. Lisez sa décision et sa raison.',
  titre: '{titre}\u202f: {trajet}',
  modeTest: '{texte} Mode test\u202f: aucun argent ne bouge.',
  voirColis: 'Voir le colis',
  voirReservation: 'Voir la réservation',
  collecte: 'Colis remis au transporteur',
  collecteTexte: '{qui} a entré le code de collecte\u202f: votre colis est en route.',
  livre: 'Colis livré',
  livreTexte:
    'Quelque chose ne va pas\u202f? Dites-le dans les 24 heures.{paye, select, oui { Ensuite, ce qui était conservé pour cette réservation est versé.} other {}}',
  recu: 'Le destinataire a reçu le colis',
  recuTexte:
    '{paye, select, oui {Ce qui est conservé pour cette réservation vous est versé dans 24 heures, sauf désaccord.} other {Il l’a confirmé par son lien.}}',
  rappel: 'Rappel {n} sur 3',
  declaree: 'Livraison déclarée sans code',
  declareeTexte:
    '{qui} dit avoir remis le colis, photo à l’appui. Si ce n’est pas vrai, dites-le{paye, select, oui {\u202f: sans réponse, ce qui est conservé est versé sept jours après cette déclaration.} other { dans les sept jours.}}',
  avantAnnulation: 'Colis remis avant l’annulation',
  avantAnnulationTexte:
    'Le code de {genre, select, collecte {collecte} other {livraison}} a été entré avant l’annulation, sur un téléphone sans réseau. L’annulation reste\u202f: convenez dans la conversation de ce que devient le colis.',
  codesFaux: 'Codes faux',
  codesFauxTexte:
    '{qui} a entré plusieurs codes faux pour votre colis\u202f: la saisie est en pause. Ne donnez un code qu’au moment de la remise.',
  pasRemis: 'Votre colis n’a pas été remis',
  pasRemisTexte:
    'Le départ est passé et {qui} n’a pas entré votre code de collecte. Si le colis lui a été remis, donnez-lui ce code. Sinon, ouvrez le colis pour signaler un problème, ou pour annuler si c’est encore possible.',
  pasCollecte: 'Colis pas encore collecté',
  pasCollecteTexte:
    'Le départ est passé et le code de collecte {deQui} n’a pas été entré. Si vous avez le colis, entrez ce code. Sinon, annulez la réservation ou signalez un problème.',
  pasConfirmee: 'Livraison pas confirmée',
  pasConfirmeeTexte:
    'L’arrivée est passée et personne n’a confirmé la livraison. Si tout est arrivé, dites que tout va bien. Sinon, signalez un problème.',
  aConfirmer: 'Livraison à confirmer',
  aConfirmerTexte:
    'L’arrivée est passée et le colis {deQui} n’est pas confirmé comme livré. Entrez le code de livraison, déclarez-la avec une photo, ou signalez un problème.',
  avecRappel: '{titre} (rappel {n} sur 3)',
  resteConserve: '{texte} Le paiement reste conservé tant que personne n’agit.',
};
