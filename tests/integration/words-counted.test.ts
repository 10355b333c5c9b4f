import { beforeAll, expect, test } from 'vitest';
import { listTransports } from '@/lib/transports/queries/list';
import { listTransportsSchema } from '@/lib/transports/schema';
import { query } from '@/scripts/bench/database';
import { loadTransports } from '@/scripts/bench/load';

// Common words are counted by looking at trips, others by their index, some of them beside a part of the words only.

const url = () => process.env.DATABASE_URL ?? '';
beforeAll(() => loadTransports(url(), 5_000), 60_000);

test.each(['france', 'valises', 'france valises', 'paris meubles', 'france nice', 'france introuvable'])(
  'trips that hold « %s » are as many whichever way they are counted',
  async (search) => {
    const words = search.split(' ').map((word) => `${word}:*`);
    const [counted] = await query<{ n: number }>(
      url(),
      `SELECT count(*)::int AS n FROM transports t WHERE t.recherche @@ to_tsquery('simple', $1) AND EXISTS (
         SELECT FROM legs l WHERE l.transport_id = t.id AND l.listed AND l.premier_depot AND l.date_depart > now())`,
      [words.join(' & ')],
    );
    const { total, totalIsMinimum } = (await listTransports(listTransportsSchema.parse({ search }))).meta;
    const n = counted?.n ?? 0;
    expect({ total, totalIsMinimum }).toEqual({ total: Math.min(n, 1_000), totalIsMinimum: n > 1_000 });
  },
);
