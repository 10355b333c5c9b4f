/** How people and goods travel: car and ferry, plane, lorry or container. */
export type Mode = 'route' | 'avion' | 'camion';

/** Stops in their order, outbound; `heures` is the time from the first stop, one number per stop. */
export type Corridor = { mode: Mode; villes: string[]; heures: number[] };

const via = (mode: Mode, ...etapes: (string | number)[]): Corridor => ({
  mode,
  villes: etapes.filter((etape) => typeof etape === 'string'),
  heures: etapes.filter((etape) => typeof etape === 'number'),
});

/** The ways that people really take between Europe and the Maghreb, West and Central Africa; return trips are these reversed. */
export const corridors: Corridor[] = [
  // Maroc
  via('route', 'Lyon', 0, 'Marseille', 4, 'Algésiras', 25.5, 'Tanger', 31.5),
  via('camion', 'Paris', 0, 'Bordeaux', 7, 'Madrid', 16, 'Casablanca', 37),
  via('route', 'Paris', 0, 'Lyon', 5, 'Barcelone', 13, 'Algésiras', 25, 'Tanger', 29),
  via('route', 'Bruxelles', 0, 'Paris', 4, 'Bordeaux', 11, 'Algésiras', 25, 'Tanger', 30),
  via('camion', 'Lille', 0, 'Paris', 3, 'Almería', 26, 'Nador', 38, 'Oujda', 41),
  via('route', 'Montpellier', 0, 'Sète', 1.5, 'Nador', 31, 'Oujda', 34),
  via('route', 'Sète', 0, 'Tanger', 42, 'Tétouan', 44),
  via('camion', 'Francfort', 0, 'Strasbourg', 3, 'Lyon', 9, 'Barcelone', 17, 'Tanger', 50),
  via('route', 'Barcelone', 0, 'Tanger', 31, 'Meknès', 35, 'Fès', 36.5),
  via('route', 'Turin', 0, 'Gênes', 2.5, 'Tanger', 54, 'Casablanca', 59),
  via('route', 'Toulouse', 0, 'Perpignan', 2.5, 'Almería', 13, 'Nador', 22),
  via('route', 'Madrid', 0, 'Algésiras', 7.5, 'Tanger', 12, 'Marrakech', 18),
  via('avion', 'Paris', 0, 'Casablanca', 3.25),
  via('avion', 'Lyon', 0, 'Marrakech', 3.25),
  via('avion', 'Bruxelles', 0, 'Agadir', 4),
  via('avion', 'Marseille', 0, 'Rabat', 2.75),
  via('route', 'Düsseldorf', 0, 'Bruxelles', 2.5, 'Paris', 6.5, 'Algésiras', 26, 'Rabat', 34),
  via('camion', 'Bruxelles', 0, 'Paris', 5, 'Bordeaux', 13, 'Tanger', 41, 'Nador', 47),
  // Algérie
  via('route', 'Paris', 0, 'Lyon', 5, 'Marseille', 9.5, 'Alger', 33),
  via('route', 'Lyon', 0, 'Marseille', 4, 'Oran', 29),
  via('route', 'Marseille', 0, 'Béjaïa', 22, 'Sétif', 25),
  via('camion', 'Lille', 0, 'Paris', 3, 'Marseille', 12, 'Annaba', 36, 'Constantine', 39),
  via('route', 'Alicante', 0, 'Oran', 12, 'Tlemcen', 14.5),
  via('avion', 'Paris', 0, 'Alger', 2.5),
  via('avion', 'Lyon', 0, 'Constantine', 2),
  // Tunisie
  via('route', 'Paris', 0, 'Lyon', 5, 'Marseille', 9.5, 'Tunis', 32, 'Sousse', 35),
  via('route', 'Milan', 0, 'Gênes', 2, 'Tunis', 28, 'Sfax', 32),
  via('camion', 'Munich', 0, 'Milan', 7, 'Gênes', 10, 'Tunis', 36),
  via('route', 'Rome', 0, 'Palerme', 13, 'Tunis', 26),
  via('avion', 'Nice', 0, 'Tunis', 1.75),
  via('avion', 'Bruxelles', 0, 'Tunis', 2.75),
  // Sénégal
  via('avion', 'Lyon', 0, 'Marseille', 4, 'Dakar', 10),
  via('avion', 'Paris', 0, 'Dakar', 5.75),
  via('avion', 'Milan', 0, 'Dakar', 6.5),
  via('avion', 'Barcelone', 0, 'Madrid', 3, 'Dakar', 9),
  via('camion', 'Paris', 0, 'Le Havre', 20, 'Dakar', 300, 'Thiès', 324),
  via('avion', 'Bruxelles', 0, 'Dakar', 6.25, 'Touba', 11),
  // Mali
  via('avion', 'Paris', 0, 'Bamako', 5.75),
  via('camion', 'Marseille', 0, 'Dakar', 240, 'Kayes', 276, 'Bamako', 290),
  via('avion', 'Lyon', 0, 'Paris', 3.5, 'Bamako', 11),
  // Côte d’Ivoire
  via('avion', 'Bruxelles', 0, 'Paris', 3, 'Abidjan', 11.5),
  via('avion', 'Paris', 0, 'Abidjan', 6.5, 'Bouaké', 13),
  via('avion', 'Rome', 0, 'Abidjan', 7),
  via('camion', 'Anvers', 0, 'Abidjan', 400, 'Yamoussoukro', 424),
  // Cameroun
  via('avion', 'Paris', 0, 'Douala', 6.75),
  via('avion', 'Bruxelles', 0, 'Douala', 7, 'Yaoundé', 12),
  via('avion', 'Francfort', 0, 'Bruxelles', 4.5, 'Douala', 12),
  via('avion', 'Lyon', 0, 'Paris', 3, 'Yaoundé', 10.5),
  via('camion', 'Anvers', 0, 'Douala', 480, 'Yaoundé', 510),
];

/** The way back. */
export function retour({ mode, villes, heures }: Corridor): Corridor {
  const total = heures.at(-1) ?? 0;
  return { mode, villes: villes.toReversed(), heures: heures.map((hour) => total - hour).toReversed() };
}
