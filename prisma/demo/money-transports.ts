import type { Someone } from './build-people';
import { corridors, retour } from './corridors';
import type { Booking, TransportPlan } from './plan-transports';

/** The trips whose money and parcels are in every state there is (`money-talks.ts`). */
export function moneyTransports(people: Someone[]): TransportPlan[] {
  const transport = (
    nom: string,
    villes: string,
    { days, clock, kg, publie }: { days: number; clock: string; kg: number; publie: number },
    description: string,
    bookings: Booking[],
  ): TransportPlan => {
    const owner = people.find((one) => one.nom === nom);
    const corridor = [...corridors, ...corridors.map(retour)].find((one) => one.villes.join() === villes);
    if (!owner || !corridor) throw new Error(`no trip of ${nom} by ${villes}`);
    return { owner, corridor, days, clock, kg, publie, nom: '', description, visible: true, bookings };
  };
  return [
    transport(
      'Yassine Benali',
      'Tanger,Algésiras,Marseille,Lyon',
      { days: -2, clock: '07:00', kg: 40, publie: 9 },
      'Je remonte en fourgon par Algésiras. Remise à Lyon, quartier Gerland.',
      [
        { depart: 0, arrivee: 3, kg: 7, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 6.1, repond: 0.2 },
        { depart: 1, arrivee: 3, kg: 5, qui: 'Julien Mercier', status: 'confirmee', ilYa: 7.2, repond: 0.2 },
      ],
    ),
    transport(
      'Rachid Amrani',
      'Paris,Lyon,Barcelone,Algésiras,Tanger',
      { days: -1, clock: '05:00', kg: 600, publie: 8 },
      'Fourgon bâché, départ à l’aube. Retrait à Tanger, quartier Boukhalef.',
      [
        {
          depart: 1,
          arrivee: 4,
          kg: 30,
          qui: 'Nadia Cherkaoui',
          status: 'confirmee',
          ilYa: 5.4,
          repond: 0.3,
        },
      ],
    ),
    transport(
      'Kadiatou Diallo',
      'Lyon,Marseille,Dakar',
      { days: -4, clock: '13:10', kg: 23, publie: 12 },
      'Une valise en soute, remise aux Almadies.',
      [{ depart: 0, arrivee: 2, kg: 4, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 8.6, repond: 0.4 }],
    ),
    transport(
      'Trans Atlas',
      'Paris,Bordeaux,Madrid,Casablanca',
      { days: -8, clock: '18:10', kg: 900, publie: 24 },
      'Camion hebdomadaire, dépôt à Gennevilliers jusqu’à 16 h, retrait à Aïn Sebaâ.',
      [{ depart: 0, arrivee: 3, kg: 12, qui: 'Julien Mercier', status: 'confirmee', ilYa: 14, repond: 0.3 }],
    ),
    transport(
      'Kadiatou Diallo',
      'Lyon,Marseille,Dakar',
      { days: -34, clock: '13:10', kg: 23, publie: 55 },
      'Une valise en soute, remise aux Almadies.',
      [{ depart: 0, arrivee: 2, kg: 3, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 52.6, repond: 0.2 }],
    ),
    transport(
      'Trans Atlas',
      'Paris,Bordeaux,Madrid,Casablanca',
      { days: 13, clock: '18:00', kg: 900, publie: 6 },
      'Camion hebdomadaire, dépôt à Gennevilliers jusqu’à 16 h, retrait à Aïn Sebaâ.',
      [{ depart: 0, arrivee: 3, kg: 20, qui: 'Salma Idrissi', status: 'confirmee', ilYa: 1.2, repond: 0.1 }],
    ),
    transport(
      'Kadiatou Diallo',
      'Lyon,Marseille,Dakar',
      { days: 20, clock: '13:10', kg: 23, publie: 7 },
      'Deux valises en soute, je remets en main propre aux Almadies ou à Liberté 6.',
      [{ depart: 0, arrivee: 2, kg: 5, qui: 'Salma Idrissi', status: 'annulee', ilYa: 4.6, repond: 0.1 }],
    ),
  ];
}
