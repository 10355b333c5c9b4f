import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { EFFACE } from '@/lib/donnees/rules/colonne';
import { DONNEES } from '@/lib/donnees/rules/table';

test('every column that the database has is told of, under its name', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`;
  const told = Object.entries(DONNEES).flatMap(([table, { colonnes }]) =>
    Object.keys(colonnes).map((column) => `${table}.${column}`),
  );
  expect(told.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('what stands where words were is the same here and in the database', async () => {
  expect(await db.$queryRaw`SELECT erased() AS words`).toEqual([{ words: EFFACE }]);
});
