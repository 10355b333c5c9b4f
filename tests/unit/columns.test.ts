import { describe, expect, expectTypeOf, it } from 'vitest';
import { Prisma } from '@/lib/core/db';
import {
  columnsOf,
  nested,
  nestedList,
  type RowOf,
  readerOf,
  selectOf,
  versionOf,
} from '@/lib/core/listing/columns';

const person = columnsOf(Prisma.sql`u.xmin`);
const NAME = { first: person<string>(Prisma.sql`u.first`), age: person<number | null>(Prisma.sql`u.age`) };
const thing = columnsOf(Prisma.sql`t.xmin`);
const THING = {
  nom: thing<string>(Prisma.sql`t.nom`),
  owner: nested(NAME),
  people: nestedList(NAME, Prisma.sql`FROM users u WHERE u.thing = t.id`, Prisma.sql`u.rank`),
};

describe('a card’s one list of columns', () => {
  it('is its SELECT', () => {
    expect(selectOf(THING).sql).toBe(
      't.nom AS "nom",json_build_array(u.first,u.age) AS "owner",' +
        '(SELECT json_agg(json_build_array(u.first,u.age) ORDER BY u.rank) FROM users u WHERE u.thing = t.id) AS "people"',
    );
  });

  it('is its version: every row that is read, once', () => {
    expect(versionOf(THING).sql).toBe(
      "concat(t.xmin, ' ', u.xmin, ' ', ARRAY(SELECT u.xmin FROM users u WHERE u.thing = t.id ORDER BY u.rank))",
    );
  });

  it('is its type, and gives nested ones their names back', () => {
    expectTypeOf<RowOf<typeof THING>['nom']>().toEqualTypeOf<string>();
    const row = readerOf(NAME)(['Yassine', null]);
    expectTypeOf(row).toEqualTypeOf<{ first: string; age: number | null }>();
    expect(row).toEqual({ first: 'Yassine', age: null });
  });
});
