export const suite = {
  annulee: 'Réservation annulée',
  annuleeTexte:
    '{role, select, transporteur {Elle a été annulée le {date}. Le colis avait été remis avant, et nous l’avons appris après\u202f: c’est écrit ici, pour vous deux. L’annulation reste, avec ce qu’elle rend. Convenez dans la conversation de rendre le colis, ou d’une nouvelle réservation.} other {Elle a été annulée le {date}. Le colis avait été remis avant, et nous l’avons appris après\u202f: c’est écrit ici, pour vous deux. L’annulation reste, avec ce qu’elle rend. Convenez dans la conversation de reprendre le colis, ou d’une nouvelle réservation.}}',
  desaccord: 'Désaccord en cours',
  bloque: 'Ce qui est conservé reste bloqué jusqu’à votre accord, ou la décision d’un opérateur.',
  decision: 'Décision d’un opérateur',
  regle: 'Désaccord réglé',
  paiements: 'Voir vos paiements',
  verse: 'Sans désaccord signalé avant le {date}, le paiement conservé est versé au transporteur.',
  banque: 'Le paiement reste conservé\u202f: une banque le conteste, et rien n’en part avant sa réponse.',
  collecte: 'Collecte non confirmée',
  collecteTexte:
    '{role, select, transporteur {Le départ était prévu le {date}. Le paiement reste conservé tant que personne n’agit\u202f: si vous avez le colis, entrez un de ses codes\u202f; sinon, annulez la réservation ou signalez un problème.} other {Le départ était prévu le {date}. Le paiement reste conservé tant que personne n’agit\u202f: si le colis est parti, donnez le code de collecte au transporteur, ou libérez la somme s’il est arrivé\u202f; sinon, signalez un problème.}}',
  livraison: 'Livraison non confirmée',
  livraisonTexte:
    '{role, select, transporteur {Elle était prévue le {date}. Le paiement reste conservé tant que personne ne la confirme\u202f: entrez le code de livraison, ou déclarez-la avec une photo.} other {Elle était prévue le {date}. Le paiement reste conservé tant que personne ne la confirme\u202f: si tout est arrivé, libérez la somme\u202f; sinon, signalez un problème.}}',
  conserve: 'Le paiement est conservé jusqu’à la livraison.',
};
