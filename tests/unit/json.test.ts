import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersOf, objectOf } from '@/lib/core/text/json';

test('two objects joined as text are the object that holds both', () => {
  const values = fc.jsonValue();
  const named = (prefix: string) =>
    fc.dictionary(
      fc.string().map((name) => `${prefix}${name}`),
      values,
    );
  fc.assert(
    fc.property(named('a'), named('b'), (a, b) => {
      expect(JSON.parse(objectOf(membersOf(a), membersOf(b)))).toEqual(
        JSON.parse(JSON.stringify({ ...a, ...b })),
      );
    }),
  );
});
