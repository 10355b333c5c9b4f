import 'server-only';
import { limitTo, Prisma, type RawDb, rowsOf } from '@/lib/core/db';
import { tellOperators } from '@/lib/payments/commands/operators';
import { IMMOBILE } from '../queries/immobile';
import { ASKED_AFTER_DAYS, ASKED_DAYS } from '../rules';
import type { RemiseGenre } from '../schema';
import { holdRemise } from './hold';
import { each } from './release';
import { tellRemise } from './tell';

const AT_ONCE = 500;
const { genre, since, stands } = IMMOBILE;

type Due = { id: string; genre: RemiseGenre; rappel: number };

/** Of whose last reminder that is due nobody was told. What came before it while nothing ran is not told any more. */
const dueSql = (which: Prisma.Sql) => Prisma.sql`
  SELECT r.id, ${genre} AS genre, d.rappel FROM reservations r CROSS JOIN LATERAL (
    SELECT count(*)::int AS rappel FROM unnest(${[...ASKED_AFTER_DAYS]}::int[]) AS j(jours)
    WHERE ${since(Prisma.sql`j.jours`)}) d
  WHERE ${stands(ASKED_AFTER_DAYS[0])} AND NOT ${since(ASKED_DAYS)} AND ${which}
    AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = r.user_id
      AND n.cle = concat('remise_attendue:', r.id, ':', ${genre}, ':', d.rappel))
  ORDER BY r.id ${limitTo(AT_ONCE)}`;

/**
 * Asks the two people of a paid parcel that was not collected after its departure, or not delivered after its arrival, what
 * became of it: after one, three and seven days; with the last, operators too. No money moves. Each is told once, whatever
 * number runs at once. Answers how many parcels were asked after.
 */
export async function askAfterParcels(): Promise<number> {
  const due = await rowsOf<Due>`${dueSql(Prisma.sql`true`)}`;
  return each(due, async (tx, id) => {
    await holdRemise(tx, id);
    const [one] = await tx.$queryRaw<Due[]>`${dueSql(Prisma.sql`r.id = ${id}::uuid`)}`;
    if (!one) return 0;
    const { rappel } = one;
    await tellRemise(tx, id, {
      bells: (['demandeur', 'transporteur'] as const).map((pour) => ({
        pour,
        kind: 'remise_attendue' as const,
        cle: `${one.genre}:${rappel}`,
        more: { genre: one.genre, rappel },
      })),
    });
    if (rappel === ASKED_AFTER_DAYS.length) await tellTheOperators(tx, one);
    return 1;
  });
}

function tellTheOperators(tx: RawDb, { id, genre }: Due): Promise<void> {
  return tellOperators(tx, `remise_attendue:${id}:${genre}`, { sujet: 'immobile', genre });
}
