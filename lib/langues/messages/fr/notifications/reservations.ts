/** What is told of reservations, trips, needs, messages and reviews. */
export const reservations = {
  quelquun: 'Quelqu’un',
  voirDemande: 'Voir la demande',
  voirReservation: 'Voir ma réservation',
  voirTrajet: 'Voir le trajet',
  demandee: '{qui} demande {poids} sur {trajet}',
  demandeeTexte: 'Départ {depart}. Répondez à cette demande\u202f: sans réponse, elle s’annule d’elle-même.',
  confirmee: 'Réservation confirmée\u202f: {trajet}',
  confirmeeTexte: '{qui} a confirmé vos {poids}. Départ {depart}.',
  refusee: '{n, plural, one {Demande refusée} other {# demandes refusées}}\u202f: {trajet}',
  refuseeTexte:
    '{qui} ne peut pas prendre {n, plural, one {vos {poids}} other {vos colis}}. D’autres transports passent peut-être par là.',
  transporteurAnnule: 'Votre transporteur a annulé\u202f: {trajet}',
  transporteurAnnuleTexte:
    '{qui} ne peut plus prendre vos {poids}.{paye, select, oui { Tout ce que vous avez payé pour cette réservation vous revient, commission comprise.} other {}}',
  annulee: 'Réservation annulée\u202f: {trajet}',
  annuleeTexte: '{qui} a annulé ses {poids}. La place est de nouveau libre.',
  sansReponse: 'Demande restée sans réponse\u202f: {trajet}',
  sansReponseTransporteur:
    'La demande {deQui} ({poids}) s’est annulée d’elle-même. La place est de nouveau libre.',
  sansReponseDemandeur:
    '{qui} n’a pas répondu à temps pour vos {poids}\u202f: votre demande s’est annulée d’elle-même.',
  deplacee: 'Horaire modifié\u202f: {trajet}',
  deplaceeTexte: '{qui} a changé une étape de votre trajet. Départ {depart}.',
  avis: 'Nouvel avis\u202f: {note} sur 5',
  avisTexte: '{qui} a donné son avis sur vous.',
  lireAvis: 'Lire l’avis',
  messages: '{n, plural, one {Nouveau message {deQui}} other {# nouveaux messages {deQui}}}',
  messagesTexte: '{n, plural, one {{qui} vous a écrit.} other {{qui} vous a écrit # messages.}}',
  lireEtRepondre: 'Lire et répondre',
  bientotFinie: 'Votre demande se termine bientôt',
  bientotFinieTexte:
    '«\u00a0{titre}\u00a0» a pour date limite le {jour}, et rien n’est encore convenu. Vous pouvez repousser la date.',
  voirMaDemande: 'Voir ma demande',
  demain: 'Départ demain\u202f: {trajet}',
  demainTransporteur: 'Votre trajet part le {depart}. Vérifiez qui vous remet quoi, et où.',
  demainDemandeur: 'Votre colis part le {depart}. Convenez du rendez-vous avec le transporteur.',
};
