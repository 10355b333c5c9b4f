import type { Prisma } from '@/lib/core/db';
import type { Someone } from './build-people';
import type { MadeTransport } from './build-transports';
import { type Corridor, corridors } from './corridors';
import type { Calendar, Dice } from './draw';
import {
  avisExpediteur,
  avisTransporteur,
  motsDeLaFin,
  parleDe,
  selonHeures,
  selonVoyage,
  type Voyage,
} from './review-texts';

const arrivees: Record<string, string[]> = {
  MA: ['Tanger', 'Casablanca', 'Rabat', 'Oujda', 'Fès'],
  DZ: ['Alger', 'Oran', 'Béjaïa', 'Constantine'],
  TN: ['Tunis', 'Sfax', 'Sousse'],
  SN: ['Dakar', 'Thiès', 'Touba'],
  ML: ['Bamako', 'Kayes'],
  CI: ['Abidjan', 'Bouaké'],
  CM: ['Douala', 'Yaoundé'],
};
const lieux = new Set(corridors.flatMap(({ villes }) => villes));

/**
 * Reviews by people of people and agencies: as many as each has, with their average; no text twice on one profile. What is
 * said of a carrier fits a way that he really takes.
 */
export function buildReviews(
  people: Someone[],
  transports: MadeTransport[],
  cal: Calendar,
  newId: (moment: Date) => string,
  dice: Dice,
) {
  const authors = people.filter((one) => one.kind !== 'agency');
  const end = dice.round(motsDeLaFin);
  const rows: Prisma.ReviewCreateManyInput[] = [];
  for (const reviewed of people) {
    const { avis, note, vers } = reviewed.person;
    const others = dice.shuffle(authors.filter((one) => one !== reviewed && one.person.membre > 60));
    const near = new Set([
      ...others.filter((one) => one.person.vers === vers || dice.chance(0.3)),
      ...others,
    ]);
    const write = writer(reviewed, dice);
    const cities = dice.round((arrivees[vers] ?? []).filter((city) => lieux.has(city)));
    const ways = transports.filter(({ plan }) => plan.owner === reviewed).map(({ plan }) => plan.corridor);
    const way = ways.length > 0 ? dice.round(ways) : () => undefined;
    for (const [index, reviewer] of [...near].slice(0, avis).entries()) {
      const since = Math.max(+reviewer.createdAt, +reviewed.createdAt);
      const at = new Date(since + (+cal.now - since) * (0.08 + 0.91 * dice.next() ** 0.8));
      const rating = ratings(avis, note)[index] ?? 5;
      const taken = way();
      const words = write(rating, taken).replace('{ville}', taken?.villes.at(-1) ?? cities());
      rows.push({
        id: newId(at),
        reviewerId: reviewer.id,
        userId: reviewed.id,
        rating,
        comment: rating > 3 && dice.chance(0.35) ? `${words} ${end()}` : words,
        createdAt: at,
        updatedAt: at,
      });
    }
  }
  return rows.sort((a, b) => String(a.id).localeCompare(String(b.id)));
}

/** The stars that make the average: mostly fives and fours, and a two or a three where it is low. */
function ratings(count: number, average: number): number[] {
  const stars = new Array<number>(count).fill(5);
  let missing = count * 5 - Math.round(count * average);
  const take = (index: number, stars_: number) => {
    stars[index] = 5 - stars_;
    missing -= stars_;
  };
  if (missing >= 5 && average < 4.65) take(Math.floor(count / 2), 3);
  if (missing >= 3 && average < 4.75) take(Math.floor(count / 3), 2);
  for (let index = count - 1; index >= 0 && missing > 0; index -= 1) if (stars[index] === 5) take(index, 1);
  return stars;
}

/** A lorry that is weeks under way carries containers. */
function voyageOf({ mode, heures }: Corridor): Voyage {
  return mode === 'camion' && (heures.at(-1) ?? 0) > 100 ? 'conteneur' : mode;
}

/** Whether that is said of somebody who takes this way. */
function isSaidOf(text: string, way: Corridor): boolean {
  const heures = way.heures.at(-1) ?? 0;
  const timely = selonHeures.every(
    ([words, least, most]) => !words.test(text) || (least <= heures && heures <= most),
  );
  return timely && !selonVoyage[voyageOf(way)].test(text);
}

function writer({ kind, person }: Someone, dice: Dice): (rating: number, way?: Corridor) => string {
  const sends = kind === 'particular' && 'usage' in person && person.usage === 'sender';
  const both = kind === 'particular' && 'usage' in person && person.usage === 'both';
  const asSender = dice.round(avisExpediteur);
  const byStars = {
    2: dice.round(avisTransporteur[2]),
    3: dice.round(avisTransporteur[3]),
    4: dice.round(avisTransporteur[4]),
    5: dice.round(avisTransporteur[5]),
  };
  const about = kind === 'agency' ? 'agence' : person.femme ? 'femme' : 'homme';
  const others = Object.entries(parleDe).filter(([who]) => who !== about);
  return (rating, way) => {
    const fits = (text: string) =>
      others.every(([, words]) => !words.test(text)) && (!way || isSaidOf(text, way));
    if (rating > 3 && (sends || (both && dice.chance(0.4)))) return asSender();
    return byStars[rating as 2 | 3 | 4 | 5](fits);
  };
}
