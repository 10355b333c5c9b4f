import { expect, test } from 'vitest';
import { buildPeople } from '@/prisma/demo/build-people';
import { buildReviews } from '@/prisma/demo/build-reviews';
import { buildTransports } from '@/prisma/demo/build-transports';
import type { Corridor } from '@/prisma/demo/corridors';
import { calendar, dice, idMaker } from '@/prisma/demo/draw';
import { planTransports } from '@/prisma/demo/plan-transports';
import { avisExpediteur, avisTransporteur } from '@/prisma/demo/review-texts';

const hours = ({ heures }: Corridor) => heures.at(-1) ?? 0;
const byAir = ({ mode }: Corridor) => mode === 'avion';
/** A lorry that is weeks under way is a container, on a ship. */
const bySea = (way: Corridor) => way.mode === 'camion' && hours(way) > 100;

/** What words say of a way, and the ways of which that can be true. */
const SAID: [words: RegExp, canBe: (way: Corridor) => boolean][] = [
  [/traversée|\bport\b/i, (way) => !byAir(way)],
  [/ferry/i, (way) => !byAir(way) && !bySea(way)],
  [/camion/i, (way) => way.mode === 'camion' && !bySea(way)],
  [/la route|essence|80 km|chaque étape/i, (way) => !byAir(way)],
  [/avion|aéroport|valise|soute|\bvol\b/i, byAir],
  [/réfrigérateur|fauteuil|le salon|vaisselle/i, (way) => !byAir(way)],
  [/500 g|gâteau/i, (way) => way.mode !== 'camion'],
  [/le lendemain/i, (way) => hours(way) <= 36],
  [/mardi, reçu le jeudi/i, (way) => hours(way) <= 60],
  [/d’avance/i, (way) => hours(way) >= 24 && !bySea(way)],
  [
    /^rapide|à l’heure|en retard d’une heure|minutes|à temps|avant le mariage|au frais|un jour plus tard/i,
    (way) => !bySea(way),
  ],
];

const canBeSaid = (text: string, way: Corridor) =>
  SAID.every(([words, canBe]) => !words.test(text) || canBe(way));

/** People with the ways that they take and what is said of them, in the demo world or another of its kind. */
function world(ids: number, numbers: number, day: string) {
  const cal = calendar(new Date(`${day}T12:00:00Z`));
  const [newId, draw] = [idMaker(ids), dice(numbers)];
  const { everybody } = buildPeople(cal, newId, 'hash');
  const plans = planTransports(everybody, draw);
  const { madeTransports } = buildTransports(plans, everybody, cal, newId, draw);
  const reviews = buildReviews(everybody, madeTransports, cal, newId, draw);
  return everybody.map((one) => ({
    nom: one.nom,
    sends: one.kind === 'particular',
    ways: madeTransports.filter(({ plan }) => plan.owner === one).map(({ plan }) => plan.corridor),
    comments: reviews.filter(({ userId }) => userId === one.id).map(({ comment }) => comment),
  }));
}

// The first is the one that `npm start` fills a database with (prisma/seed.ts).
test.each([
  [1325, 1304, '2026-11-27'],
  [1325, 1304, '2027-03-28'],
  [1325, 1304, '2027-07-01'],
  [1, 2, '2026-11-27'],
  [3, 4, '2026-11-27'],
  [5, 6, '2026-11-27'],
])(
  'nobody is praised for a crossing in a plane, nor for a container that came the next day (%i, %i, %s)',
  (ids, numbers, day) => {
    const people = world(ids, numbers, day);
    expect(people.flatMap(({ comments }) => comments).length).toBeGreaterThan(150);
    const wrong = people.flatMap(({ nom, sends, ways, comments }) =>
      comments
        .filter((comment) => {
          const ofCarrier = (way: Corridor) =>
            Object.values(avisTransporteur)
              .flat()
              .some((text) => comment.startsWith(text.replace('{ville}', way.villes.at(-1) ?? '')));
          const ofSender = avisExpediteur.some((text) =>
            comment.startsWith(text.split('{ville}')[0] ?? text),
          );
          return !(sends && ofSender) && !ways.some((way) => ofCarrier(way) && canBeSaid(comment, way));
        })
        .map((comment) => `${nom}: ${comment}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('each text can be said of some way, and each kind of way has texts of every kind', () => {
  const ways: Corridor[] = [
    { mode: 'avion', villes: [], heures: [0, 6] },
    { mode: 'route', villes: [], heures: [0, 30] },
    { mode: 'camion', villes: [], heures: [0, 40] },
    { mode: 'camion', villes: [], heures: [0, 300] },
  ];
  const texts = Object.values(avisTransporteur);
  expect(texts.flat().filter((text) => !ways.some((way) => canBeSaid(text, way)))).toEqual([]);
  for (const way of ways)
    expect(texts.map((some) => some.some((text) => canBeSaid(text, way)))).toEqual(texts.map(() => true));
});
