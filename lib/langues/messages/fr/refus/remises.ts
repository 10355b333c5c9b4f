/** What the calls about remises refuse. */
export const remises = {
  lienPerime:
    'Ce lien n’est pas valable, ou plus. Demandez-en un autre à la personne qui vous envoie le colis.',
  litigeIntrouvable: 'Désaccord non trouvé.',
  rienDeConserve: 'Aucun paiement n’est conservé pour cette réservation.',
  pasEncoreParti: 'Le trajet n’est pas encore parti.',
  pasPossible:
    'Ce n’est pas possible\u202f: {etat, select, attendue {à remettre au transporteur} collectee {en route} declaree {livraison déclarée sans code} livree {livré} contestee {désaccord en cours} other {terminé}}.',
  pasConfirmee:
    'Cette réservation n’est pas confirmée\u202f: {statut, select, en_attente {en attente} refusee {refusée} other {annulée}}.',
  tropDePropositions: 'Vous avez fait {n} propositions, le maximum. Un opérateur décidera.',
  plusLaDerniere: 'Cette proposition n’est plus la dernière. Relisez avant d’accepter.',
  vousConcerne: 'Cela vous concerne\u202f: un autre opérateur doit en décider.',
  dejaRegle: 'Ce désaccord est déjà réglé.',
  tropRembourse: 'Ce montant est plus grand que ce qui est conservé.',
  payeurSeul: 'Seule la personne qui a payé peut dire que tout va bien.',
  pasConserve: 'Ce paiement n’est pas conservé en ce moment.',
  gele: 'La banque de qui a payé conteste ce paiement\u202f: il est gelé jusqu’à sa réponse.',
  expediteurSeul: 'Seule la personne qui envoie le colis donne ce lien.',
  transporteurDeclare: 'C’est le transporteur qui déclare la livraison.',
  transporteurEntre: 'C’est le transporteur qui entre le code.',
  autreCode: 'Cette remise est déjà enregistrée, avec un autre code.',
  codeRemplace:
    'Ce code a été remplacé depuis. Demandez le nouveau à la personne qui envoie le colis, ou au destinataire.',
  pasOuverte: 'La remise n’a pas été ouverte.',
  codeFaux: 'Ce code n’est pas le bon. Il reste {n, plural, one {# essai} other {# essais}}.',
  tropDeCodes:
    'Trop de codes faux. Réessayez dans {n, number} {unite, select, s {s} min {min} other {h}}, ou demandez au destinataire de confirmer par son lien.',
};
