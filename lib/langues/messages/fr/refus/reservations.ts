/** What the calls about reservations refuse. */
export const reservations = {
  introuvable: 'Réservation non trouvée.',
  agendaPerime: 'Cette adresse d’agenda ne sert plus. Copiez la nouvelle depuis Mes réservations.',
  tropSurCeTrajet:
    'Vous avez déjà {n} réservations en cours sur ce trajet, le maximum pour une personne. Regroupez vos colis ou choisissez un autre trajet.',
  emailAConfirmer:
    'Votre adresse e-mail n’est pas confirmée\u202f: {n} de vos demandes au plus peuvent attendre une réponse. Confirmez-la par le lien reçu par e-mail, puis réessayez.',
  tropSansReponse:
    'Vous avez déjà {n} demandes sans réponse. Attendez que des transporteurs répondent ({heures}\u00a0h au plus), puis réessayez.',
  plusAssez:
    'Il ne reste que {libre} entre {depart} et {arrivee}. Baissez le poids ou choisissez un autre trajet.',
  complet: 'Il ne reste plus de place entre {depart} et {arrivee}. Choisissez un autre trajet.',
  enChangement: 'Ce trajet est en train de changer. Réessayez dans un instant.',
  trajetInvalide: 'Veuillez sélectionner un trajet valide',
  datesChangees: 'Les dates de ce trajet viennent de changer. Rechargez la page pour les voir.',
  dejaParti: 'Ce trajet est déjà parti de {depart}.',
  poidsMax: 'Ce trajet accepte {poids} au plus.',
  poidsNul: 'Le poids doit être supérieur à 0 kg.',
  plusEnAttente: 'Cette personne n’a plus de demande en attente sur ce trajet.',
  propreTransport: 'Vous ne pouvez pas réserver votre propre transport.',
  pasEnregistree: 'La réservation n’a pas été enregistrée.',
  annulableQuand:
    'Cette réservation peut être annulée {regle, select, faq {jusqu’à} other {à partir de}} {heures}\u00a0h avant le départ.',
  colisRemis: 'Le colis a été remis\u202f: signalez plutôt un problème.',
  attendVotreReponse: 'Cette demande attend votre réponse\u202f: refusez-la plutôt.',
  deja: 'Cette réservation est déjà {statut, select, en_attente {en attente} confirmee {confirmée} refusee {refusée} annulee {annulée} other {supprimée}}.',
};
