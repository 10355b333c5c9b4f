/** What is wrong with a value, where a schema of transports says it itself. */
export const transports = {
  date: 'Indiquez la date.',
  dateIllisible: 'Cette date est illisible. Exemple\u202f: 2026-12-12T06:30.',
  dateInconnue: 'Cette date n’existe pas.',
  poidsNul: 'Le poids doit être supérieur à 0 kg.',
  poidsTrop: 'Le poids ne peut pas dépasser 50 000 kg.',
  tropDEtapes: 'Un trajet compte {n} étapes au plus.',
  villesRequises: 'Les villes de départ et d’arrivée sont obligatoires',
  ville: 'Indiquez la ville.',
  type: 'Choisissez Particulier ou Professionnel.',
  poids: 'Indiquez un poids en kg.',
  rienCoche: 'Cochez Collecte, Dépôt ou les deux.',
  jour: 'Indiquez un jour au format AAAA-MM-JJ.',
  jourInconnu: 'Ce jour n’existe pas.',
  tri: 'Ce tri n’existe pas.',
  villeDepart: 'Indiquez la ville de départ.',
  villeArrivee: 'Indiquez la ville d’arrivée.',
};
