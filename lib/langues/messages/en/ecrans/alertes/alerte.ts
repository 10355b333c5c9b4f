import type { alerte as fr } from '../../../fr/ecrans/alertes/alerte';

export const alerte: typeof fr = {
  toutes: '{genre, select, transport {Trips} demande {Requests} other {Products}}',
  deA: '{genre, select, transport {Trips {depart} → {arrivee}} demande {Requests {depart} → {arrivee}} other {Products {depart} → {arrivee}}}',
  auDepart:
    '{genre, select, transport {Trips from {depart}} demande {Requests from {depart}} other {Products from {depart}}}',
  vers: '{genre, select, transport {Trips to {arrivee}} demande {Requests in {arrivee}} other {Products in {arrivee}}}',
  leJour: 'on {jour}',
  duAu: 'from {du} to {au}',
  desLe: 'from {du}',
  jusquAu: 'until {au}',
  libres: '{poids} free',
  mots: '“{mots}”',
  enregistree: 'Alert saved.',
  question: 'Do you really want to delete this alert?',
  consequence: 'It will no longer notify you.',
  rythme: 'Notify me',
  active: 'On',
};
