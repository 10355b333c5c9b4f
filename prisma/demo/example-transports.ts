import type { Someone } from './build-people';
import { corridors } from './corridors';
import type { Booking, TransportPlan } from './plan-transports';

/** The trips that the product's pictures and its first tour show, with just these loads. */
export function exampleTransports(named: (nom: string) => Someone): TransportPlan[] {
  const transport = (
    nom: string,
    villes: string,
    days: number,
    clock: string,
    kg: number,
    description: string,
    bookings: Booking[],
    publie?: number,
  ) => ({
    ...(publie === undefined ? {} : { publie }),
    owner: named(nom),
    corridor: corridors.find((one) => one.villes.join() === villes) ?? {
      mode: 'route' as const,
      villes: [],
      heures: [],
    },
    days,
    clock,
    kg,
    nom: '',
    description,
    visible: true,
    bookings,
  });
  return [
    transport(
      'Yassine Benali',
      'Lyon,Marseille,Algésiras,Tanger',
      4,
      '06:30',
      40,
      'Fourgon, départ tôt le matin. Je passe par Marseille et prends le ferry d’Algésiras. Pas de liquides.',
      [
        { depart: 0, arrivee: 3, kg: 4, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 1.5, repond: 0.5 },
        { depart: 1, arrivee: 3, kg: 5, qui: 'Nawel Boudiaf', status: 'en_attente' },
        { depart: 1, arrivee: 3, kg: 3, qui: 'Julien Mercier', status: 'confirmee' },
        { depart: 2, arrivee: 3, kg: 8, qui: 'Zineb Ouazzani', status: 'confirmee' },
        { depart: 2, arrivee: 3, kg: 6, qui: 'Samira Belkacem', status: 'en_attente' },
        { depart: 0, arrivee: 1, kg: 10, qui: 'Pauline Ekotto', status: 'refusee' },
      ],
      10,
    ),
    transport(
      'Kadiatou Diallo',
      'Lyon,Marseille,Dakar',
      6,
      '13:10',
      23,
      'Deux valises en soute, je remets en main propre aux Almadies ou à Liberté 6.',
      [
        { depart: 0, arrivee: 2, kg: 3, qui: 'Pauline Ekotto', status: 'en_attente' },
        { depart: 1, arrivee: 2, kg: 9, qui: 'Mariama Baldé', status: 'confirmee' },
        { depart: 1, arrivee: 2, kg: 7, qui: 'Awa Diop', status: 'confirmee' },
        { depart: 0, arrivee: 2, kg: 5, qui: 'Salma Idrissi', status: 'annulee' },
      ],
    ),
    transport(
      'Trans Atlas',
      'Paris,Bordeaux,Madrid,Casablanca',
      5,
      '18:00',
      900,
      'Camion hebdomadaire, dépôt à Gennevilliers jusqu’à 16 h, retrait à Aïn Sebaâ.',
      [
        { depart: 0, arrivee: 3, kg: 85, qui: 'Hanane El Fassi', status: 'en_attente' },
        { depart: 0, arrivee: 3, kg: 35, qui: 'Salma Idrissi', status: 'en_attente' },
        { depart: 1, arrivee: 3, kg: 180, qui: 'Karim Bensaïd', status: 'confirmee' },
        { depart: 2, arrivee: 3, kg: 310, qui: 'Hicham Lamrani', status: 'confirmee' },
      ],
    ),
    transport(
      'Rachid Amrani',
      'Paris,Lyon,Barcelone,Algésiras,Tanger',
      11,
      '18:00',
      600,
      'Fourgon propre et bâché, sangles et couvertures fournies pour les meubles. Retrait à Tanger, quartier Boukhalef.',
      [
        { depart: 0, arrivee: 4, kg: 60, qui: 'Nadia Cherkaoui', status: 'en_attente' },
        { depart: 1, arrivee: 4, kg: 120, qui: 'Karim Bensaïd', status: 'confirmee' },
        { depart: 1, arrivee: 4, kg: 12, qui: 'Salma Idrissi', status: 'refusee' },
        { depart: 2, arrivee: 4, kg: 25, qui: 'Zineb Ouazzani', status: 'confirmee' },
        { depart: 2, arrivee: 3, kg: 40, qui: 'Julien Mercier', status: 'en_attente' },
      ],
    ),
    transport(
      'Yassine Benali',
      'Lyon,Marseille,Algésiras,Tanger',
      -19,
      '06:30',
      40,
      'Fourgon, départ tôt le matin. Un seul arrêt à Marseille, ferry d’Algésiras le soir.',
      [
        { depart: 0, arrivee: 3, kg: 6, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 21.9, repond: 0.2 },
        { depart: 1, arrivee: 3, kg: 18, qui: 'Julien Mercier', status: 'confirmee' },
        { depart: 0, arrivee: 1, kg: 9, qui: 'Oumar Keïta', status: 'confirmee' },
      ],
      30,
    ),
    transport(
      'Moussa Ouattara',
      'Bruxelles,Paris,Abidjan',
      7,
      '09:45',
      30,
      'Je rentre pour les fêtes avec 30 kg en soute. Vêtements, documents, petits appareils.',
      [],
    ),
  ];
}
