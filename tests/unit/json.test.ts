import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersOf, objectOf } from '@/lib/core/text/json';

test('two objects joined as text are the object that holds both', () => {
  const values = fc.jsonValue();
  // All names begin with that letter: to the types they are one.
  const named = <N extends string>(prefix: N) =>
    fc.dictionary(
      fc.string().map((name) => `${prefix}${name}`),
      values,
    ) as fc.Arbitrary<{ [K in N]: unknown }>;
  fc.assert(
    fc.property(named('a'), named('b'), (a, b) => {
      expect(JSON.parse(objectOf(membersOf(a), membersOf(b)))).toEqual(
        JSON.parse(JSON.stringify({ ...a, ...b })),
      );
    }),
  );
});

test('what JSON does not know is left out, and two that share a name are not joined', () => {
  const some = membersOf({ a: 1, none: undefined, call: () => 1 });
  expect(objectOf(some, membersOf({ b: [undefined] }))).toBe('{"a":1,"b":[null]}');
  expect(objectOf(membersOf({}), membersOf({}))).toBe('{}');
  // @ts-expect-error: both hold an `a`
  expect(objectOf(membersOf({ a: 1 }), membersOf({ a: 2 }))).toBe('{"a":1,"a":2}');
});
