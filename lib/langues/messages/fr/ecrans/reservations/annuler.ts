export const annuler = {
  bouton: 'Annuler la réservation',
  nom: 'Annuler la réservation {depart} à {arrivee}, {poids}',
  question: 'Êtes-vous sûr de vouloir annuler cette réservation\u202f?',
  garder: 'Garder',
  enCours: 'Annulation en cours...',
  echec: 'L’annulation n’a pas été enregistrée. Réessayez dans un instant.',
  fait: 'Réservation annulée',
  verra:
    '{role, select, demandeur {Le transporteur verra que vous avez annulé.} other {La personne qui envoie le colis verra que vous avez annulé.}}',
  rendu:
    '{role, select, demandeur {Il vous revient {rembourse} sur {conserve} payés.} other {Il lui revient {rembourse} sur {conserve} payés.}}',
  partage:
    '{role, select, demandeur {Il vous revient {rembourse} sur {conserve} payés\u202f; le transporteur reçoit {verse}, le site garde {commission}.} other {Il lui revient {rembourse} sur {conserve} payés\u202f; vous recevez {verse}, le site garde {commission}.}}',
};
