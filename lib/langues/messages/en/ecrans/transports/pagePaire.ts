import type { pagePaire as fr } from '../../../fr/ecrans/transports/pagePaire';

export const pagePaire: typeof fr = {
  titre: 'Send a parcel {sens}',
  tous: 'All trips',
  troncon: '{depart} → {arrivee}',
  choisirJour: 'Choose a day and a weight',
  choisirVilles: 'Choose your cities and a day',
  prochains: 'Next departures',
  tousDeparts: 'All departures',
  agences: 'Agencies on this route',
  agencesTexte: 'They go {sens}, or have offices there.',
  toutesAgences: 'All agencies',
  voisines: 'Nearby cities',
  voisinesTexte: 'Other departures, very close to one or the other.',
  deVilleAVille: 'From city to city',
  deVilleAVilleTexte: 'The departures of each, its prices and its agencies.',
};
