import 'server-only';
import { Prisma } from '@/lib/core/db';
import { kgToGrams } from '@/lib/core/text/money';
import type { Asked, AskedPlaces } from './view';

// `matchLeg` in SQL, over rows of `legs`. A question is answered by the shortest part from each stop, because what fits
// a longer one fits it: `legFlags` marks these, and the part before each in the trip, so that a trip stands in a list once,
// where the first of its answers leaves that is still ahead.

/** Where a list goes on: when its first page was read, and the last row shown of those that answer in this way. In ms. */
export type After = { begunMs: number; last?: { dateMs: number; id: string } | undefined };

/**
 * Rows of one trip each: the first part ahead that answers the question, over the alias `l`. `surely`: only those that the row
 * itself tells to be the first, which are most and cost the least.
 */
export function answers(asked: Asked, sort: 'date' | 'recent', after?: After, surely = false): Prisma.Sql {
  const { poids, date } = asked;
  const over = (moment: Prisma.Sql) => isOver(moment, sort, after);
  // One expression: an OR over the column would be taken for two reads of the index, both to their ends, which are then sorted.
  const avant = asked.depart ? Prisma.sql`l.depart_avant_ici` : Prisma.sql`l.depart_avant`;
  const first = [over(Prisma.sql`coalesce(${avant}, '-infinity')`)];
  // An earlier part that is ahead need not be an answer.
  if (!surely && mayComeLater({ poids, date })) {
    first.push(
      without(Prisma.sql`x.transport_id = l.transport_id AND x.depart_position < l.depart_position AND x.listed
      AND ${between(asked, Prisma.sql`x`)} AND ${fits(asked, Prisma.sql`x`)} AND NOT ${over(Prisma.sql`x.date_depart`)}`),
    );
  }
  return Prisma.sql`${between(asked, Prisma.sql`l`)} AND ${ahead(sort, after)} AND ${fits(asked, Prisma.sql`l`)}
    AND (${Prisma.join(first, ' OR ')})`;
}

/**
 * Whether there is no such part `x`, asked of each row in turn: a NOT EXISTS would be looked up for all of a city at once, before
 * the first is shown; and of an IS NULL PostgreSQL thinks that it is hardly ever true, so that it sorts all rather than stop.
 */
const without = (x: Prisma.Sql) => Prisma.sql`coalesce((SELECT false FROM legs x WHERE ${x} LIMIT 1), true)`;

/** Whether the first part between the asked places may lie ahead and yet be no answer. */
export const mayComeLater = ({ poids, date }: Pick<Asked, 'poids' | 'date'>): boolean =>
  poids !== undefined || date !== undefined;

/** Those that fit one end only of a question with both; a trip comes in one of these two ways and never if it fits exactly. */
export function partialAnswers(
  { depart, arrivee, ...rest }: Asked,
  sort: 'date' | 'recent',
  after?: After,
): [Prisma.Sql, Prisma.Sql] {
  const none = (places: AskedPlaces) => {
    const asked = { ...rest, ...places };
    return without(Prisma.sql`x.transport_id = l.transport_id AND x.listed AND ${between(asked, Prisma.sql`x`)}
      AND ${fits(asked, Prisma.sql`x`)} AND x.date_depart > ${begun(after)}`);
  };
  // Without any part from the one city there is none between both.
  return [
    Prisma.sql`${answers({ ...rest, depart }, sort, after)} AND ${none({ depart, arrivee })}`,
    Prisma.sql`${answers({ ...rest, arrivee }, sort, after)} AND ${none({ depart })}`,
  ];
}

/** The shortest parts between the asked places, one for each stop that they leave from. */
export function between({ depart, arrivee }: AskedPlaces, l: Prisma.Sql): Prisma.Sql {
  const all: Prisma.Sql[] = [];
  if (arrivee) all.push(Prisma.sql`${l}.premier_depot_ici AND ${l}.arrivee_cle = ${arrivee}`);
  else all.push(Prisma.sql`${l}.premier_depot`);
  if (depart) all.push(Prisma.sql`${l}.depart_cle = ${depart}`);
  // Always true: it keeps the index of all trips from questions about a city, which would walk it to its end for a rare one.
  if (!depart && !arrivee) all.push(Prisma.sql`${l}.depart_position >= 0`);
  return Prisma.join(all, ' AND ');
}

/** From where on a city's free weight has indexes of its own (legs_depuis_grand, legs_vers_grand): a ton, and its `palier_de`. */
const TON_GRAMMES = 1_000_000;
const TON_STEP = Prisma.raw('144');

/** Whether a part leaves on the asked day of its own zone (the bounds let the index find it) with the asked weight free. */
export function fits({ depart, arrivee, date, poids }: Asked, l: Prisma.Sql): Prisma.Sql {
  const all = [Prisma.sql`true`];
  if (date !== undefined) {
    all.push(Prisma.sql`${l}.jour_depart = ${date}::date
      AND ${l}.date_depart BETWEEN ${date}::date - interval '15 hours' AND ${date}::date + interval '38 hours'`);
  }
  if (poids !== undefined) {
    const grammes = kgToGrams(poids);
    all.push(Prisma.sql`${l}.palier >= palier_de(${grammes}::int)`);
    // Said as the indexes of what few have say it, so that PostgreSQL sees that they do.
    if (grammes >= TON_GRAMMES && (depart || arrivee)) all.push(Prisma.sql`${l}.palier >= ${TON_STEP}`);
    // On the weight's own step, unless it begins with this weight, the sections tell.
    all.push(Prisma.sql`(${l}.palier > palier_de(${grammes}::int - 1) OR (${l}.capacite_grammes >= ${grammes}::int AND ${grammes}::int <= (
      SELECT min(e.capacite_grammes - e.charge_grammes) FROM etapes e
      WHERE e.transport_id = ${l}.transport_id AND e.position >= ${l}.depart_position AND e.position < ${l}.arrivee_position)))`);
  }
  return Prisma.join(all, ' AND ');
}

// As sub-selects: with the cursor's values in sight PostgreSQL thinks the last pages so cheap that it plans them on every
// call, which costs twice what reading them does.
const instant = (ms: number) => Prisma.sql`(SELECT ${new Date(ms)}::timestamptz)`;
const place = (id: string) => Prisma.sql`(SELECT ${id}::uuid)`;
const begun = (after?: After) => (after ? instant(after.begunMs) : Prisma.sql`now()`);

/** From the cursor on. One lower bound on the date: beside a second one the index would begin before the cursor. */
export function ahead(sort: 'date' | 'recent', after?: After): Prisma.Sql {
  const last = after?.last;
  if (!last) return Prisma.sql`l.date_depart > now()`;
  if (sort === 'recent') return Prisma.sql`l.date_depart > now() AND l.transport_id < ${place(last.id)}`;
  return Prisma.sql`l.date_depart >= greatest(now(), ${instant(last.dateMs)})
    AND (l.date_depart, l.transport_id) > (${instant(last.dateMs)}, ${place(last.id)})`;
}

/**
 * Whether a departure stands for its trip no more. While somebody turns pages departures pass: a trip that was shown at one
 * of these is not shown again at its next.
 */
function isOver(moment: Prisma.Sql, sort: 'date' | 'recent', after?: After): Prisma.Sql {
  const last = after?.last;
  if (!last || sort === 'recent') return Prisma.sql`(${moment} <= now())`;
  return Prisma.sql`(${moment} <= ${begun(after)} OR (${moment} <= now()
    AND (${moment}, l.transport_id) > (${instant(last.dateMs)}, ${place(last.id)})))`;
}
