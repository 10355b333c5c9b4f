import type { Someone } from './build-people';
import { type Corridor, corridors, type Mode, retour } from './corridors';
import type { Dice } from './draw';
import { exampleTransports } from './example-transports';
import type { Pays } from './people';
import { descriptions, noms, surPlace, type Voice } from './transport-texts';

/** Weight that somebody holds between two stops (positions); kg. */
export type Booking = {
  depart: number;
  arrivee: number;
  kg: number;
  qui?: string;
  /** Days ago of the request, and days until its answer; absent: drawn, and answered at once. */
  ilYa?: number;
  repond?: number;
  status?: 'en_attente' | 'confirmee' | 'refusee' | 'annulee';
};

/** A trip before its rows: `days` from today to its departure, negative for a past one. */
export type TransportPlan = {
  owner: Someone;
  corridor: Corridor;
  days: number;
  clock: string;
  kg: number;
  nom: string;
  description: string;
  visible: boolean;
  /** Days ago of its publishing; absent: drawn. */
  publie?: number;
  /** What is booked; absent: drawn. */
  bookings?: Booking[];
};

const heritage: Record<string, Pays> = {
  Casablanca: 'MA',
  Tanger: 'MA',
  Tétouan: 'MA',
  Nador: 'MA',
  Oujda: 'MA',
  Fès: 'MA',
  Marrakech: 'MA',
  Agadir: 'MA',
  Rabat: 'MA',
  Alger: 'DZ',
  Oran: 'DZ',
  Sétif: 'DZ',
  Constantine: 'DZ',
  Tlemcen: 'DZ',
  Tunis: 'TN',
  Sousse: 'TN',
  Sfax: 'TN',
  Dakar: 'SN',
  Thiès: 'SN',
  Touba: 'SN',
  Bamako: 'ML',
  Abidjan: 'CI',
  Bouaké: 'CI',
  Yamoussoukro: 'CI',
  Douala: 'CM',
  Yaoundé: 'CM',
};

const kilos: Record<Mode, number[]> = {
  avion: [12, 20, 23, 23, 23, 32, 46, 46],
  route: [40, 60, 60, 80, 100, 120, 150, 200, 250, 300],
  camion: [500, 800, 900, 1200, 1500, 2000, 3000],
};
const clocks: Record<Mode, string[]> = {
  avion: ['06:45', '07:30', '09:45', '11:20', '13:10', '16:35', '18:40', '21:10', '22:15'],
  route: ['05:00', '05:30', '06:00', '06:30', '07:00', '14:30', '18:00', '19:30', '20:00'],
  camion: ['06:00', '08:00', '14:00', '17:00', '18:00'],
};

const going = (pays: Pays) => corridors.filter(({ villes }) => heritage[villes.at(-1) ?? ''] === pays);
const along = (city: string) => (corridor: Corridor) => corridor.villes.includes(city);

/** All trips of the demo world: the four of the guided example, the agencies' weekly lines, the drivers' rounds, everybody else's. */
export function planTransports(people: Someone[], dice: Dice): TransportPlan[] {
  const named = (nom: string): Someone => {
    const found = people.find((one) => one.nom === nom);
    if (!found) throw new Error(`nobody is called ${nom}`);
    return found;
  };
  const texts = writer(dice);
  const rest = people.filter(
    (one) => one.kind === 'particular' && 'usage' in one.person && one.person.usage !== 'sender',
  );
  const all = [
    ...exampleTransports(named),
    ...people
      .filter((one) => one.kind === 'agency')
      .flatMap((owner, index) => weeklyLine(owner, index, dice, texts)),
    ...people
      .filter((one) => one.kind === 'professional')
      .flatMap((owner, index) => rounds(owner, index, dice, texts)),
    ...rest.flatMap((owner, index) => privateTransports(owner, index, dice, texts)),
  ];
  return all.filter(
    (plan, index) =>
      plan.owner.kind === 'agency' || !all.slice(0, index).some((other) => together(plan, other)),
  );
}

/** Whether the same person would be on both trips, or hardly back from the first. */
function together(plan: TransportPlan, other: TransportPlan): boolean {
  if (plan.owner !== other.owner) return false;
  const until = (one: TransportPlan) => one.days + (one.corridor.heures.at(-1) ?? 0) / 24 + 2;
  return plan.days < until(other) && other.days < until(plan);
}

type Write = (owner: Someone, corridor: Corridor) => { nom: string; description: string };

function writer(dice: Dice): Write {
  const voices = Object.keys(descriptions) as Voice[];
  const general = new Map(voices.map((voice) => [voice, dice.round(descriptions[voice])]));
  const there = new Map(Object.entries(surPlace).map(([ville, texts]) => [ville, dice.round(texts)]));
  return (owner, corridor) => {
    const [depart = '', arrivee = ''] = [corridor.villes[0], corridor.villes.at(-1)];
    const local = dice.chance(0.6) ? there.get(arrivee)?.() : undefined;
    const plain = corridor.mode === 'route' && owner.kind !== 'particular';
    const nom = !plain && (owner.kind === 'agency' || dice.chance(0.4)) ? dice.pick(noms[corridor.mode]) : '';
    return {
      nom: nom.replace('{depart}', depart).replace('{arrivee}', arrivee),
      description: [general.get(voiceOf(owner, corridor))?.(), local].filter(Boolean).join(' '),
    };
  };
}

function voiceOf({ kind }: Someone, { mode, villes, heures }: Corridor): Voice {
  const back = heritage[villes.at(-1) ?? ''] === undefined;
  if (mode === 'camion') return (heures.at(-1) ?? 0) > 100 ? 'conteneur' : 'camion';
  if (mode === 'avion') return back ? 'retourAvion' : 'avion';
  if (kind !== 'particular') return 'fourgon';
  return back ? 'retourVoiture' : 'voiture';
}

/** Every week the same day and hour (containers every second one), three departures back and five ahead. */
function weeklyLine(owner: Someone, index: number, dice: Dice, write: Write): TransportPlan[] {
  const lines = going(owner.person.vers).filter(({ mode }) => mode === 'camion');
  const corridor = lines.find(along(owner.nom === 'Trans Atlas' ? 'Madrid' : owner.person.ville)) ?? lines[0];
  if (!corridor) return [];
  const clock = dice.pick(clocks.camion);
  const kg = owner.nom === 'Trans Atlas' ? 900 : dice.pick(kilos.camion);
  const { nom, description } = write(owner, corridor);
  const step = (corridor.heures.at(-1) ?? 0) > 100 ? 14 : 7;
  const first = owner.nom === 'Trans Atlas' ? 12 : 1 + index;
  return [-3, -2, -1, 0, 1, 2, 3, 4]
    .map((turn) => ({
      owner,
      corridor,
      days: first + turn * step,
      clock,
      kg,
      nom,
      description,
      visible: true,
    }))
    .filter(({ days }) => days !== 0 && !(owner.nom === 'Trans Atlas' && days === 5));
}

/** Out, back, and out again, with some days of rest. */
function rounds(owner: Someone, index: number, dice: Dice, write: Write): TransportPlan[] {
  const capacite = 'capacite' in owner.person ? Number(owner.person.capacite) : 1000;
  const ways = going(owner.person.vers).filter(({ mode }) => mode === (capacite > 1500 ? 'camion' : 'route'));
  const home = ways.filter(along(owner.person.ville));
  const way = dice.pick(home.length > 0 ? home : ways.length > 0 ? ways : going(owner.person.vers));
  const rest = Math.ceil((way.heures.at(-1) ?? 24) / 24) + dice.between(4, 8);
  return [-2, -1, 0, 1, 2, 3]
    .map((turn) => ({ turn, days: 2 + (index % 6) + turn * rest }))
    .filter(({ days }) => days < 75 && days !== 0)
    .map(({ turn, days }) => {
      const corridor = turn % 2 === 0 ? way : retour(way);
      return {
        owner,
        corridor,
        days,
        ...write(owner, corridor),
        clock: dice.pick(clocks[way.mode]),
        kg: Math.round((capacite * dice.pick([0.5, 0.6, 0.8, 1])) / 10) * 10,
        visible: !(turn === 3 && index % 4 === 0),
      };
    });
}

/** One or two coming trips and perhaps a past one, by car or by plane, some of them only the way back. */
function privateTransports(owner: Someone, index: number, dice: Dice, write: Write): TransportPlan[] {
  const ways = going(owner.person.vers).filter(({ mode }) => mode !== 'camion');
  const near = ways.filter(along(owner.person.ville));
  const first = dice.between(1, 6) + (index % 5) * 5 + (owner.nom === 'Yassine Benali' ? 20 : 0);
  const young = owner.person.membre < 90;
  const past = young || index % 2 > 0 ? [] : [{ days: -dice.between(12, 70), back: false }];
  const later = young
    ? []
    : [
        { days: first + dice.between(14, 24), back: true },
        ...(index % 3 === 0 ? [] : [{ days: first + dice.between(40, 60), back: false }]),
      ];
  return [...past, { days: first, back: false }, ...later].map(({ days, back }) => {
    const way = dice.pick(near.length > 0 && dice.chance(0.8) ? near : ways);
    const corridor = back || dice.chance(0.2) ? retour(way) : way;
    return {
      owner,
      corridor,
      days,
      ...write(owner, corridor),
      clock: dice.pick(clocks[way.mode]),
      kg: dice.pick(kilos[way.mode]),
      visible: !dice.chance(0.04),
    };
  });
}
