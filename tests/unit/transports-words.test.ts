import { expect, it } from 'vitest';
import { wayOf } from '@/lib/transports/queries/words';

const MILLION = { transports: 1_000_000, seen: 300 };

it.each([
  ['half of all trips hold it', ['france:*'], { ...MILLION, all: 150, each: [150] }, ['france:*', 3_003]],
  ['one in a hundred does', ['nice:*'], { ...MILLION, all: 3, each: [3] }, ['nice:*', 0]],
  ['none of the newest does', ['rare:*'], { ...MILLION, all: 0, each: [0] }, ['rare:*', 0]],
  [
    'a common word beside a rare one is not looked up',
    ['france:*', 'rare:*'],
    { ...MILLION, all: 0, each: [200, 0] },
    ['rare:*', 0],
  ],
  [
    'two common words are looked for together',
    ['paris:*', 'meubles:*'],
    { ...MILLION, all: 12, each: [120, 30] },
    ['paris:* & meubles:*', 37_538],
  ],
  [
    'two that are never together are both looked up',
    ['ce:*', 'soir:*'],
    { ...MILLION, all: 0, each: [60, 45] },
    ['ce:* & soir:*', 0],
  ],
  ['nothing is published', ['nice:*'], { transports: 0, seen: 0, all: 0, each: [0] }, ['nice:*', 0]],
] as const)('%s', (_, parts, sample, [sought, walkRows]) => {
  expect(wayOf([...parts], { ...sample, each: [...sample.each] })).toEqual({ sought, walkRows });
});
