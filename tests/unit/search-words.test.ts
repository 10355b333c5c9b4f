import { describe, expect, it } from 'vitest';
import { prefixQuery, searchParts } from '@/lib/core/listing/search';

describe('a typed search', () => {
  it.each([
    ['', []],
    [' … ', []],
    ['ferry de nuit', [[['ferry']], [['de']], [['nuit']]]],
    ['Fez', [[['fez'], ['fes']]]],
    ['ferry Fez vendredi', [[['ferry']], [['fez'], ['fes']], [['vendredi']]]],
    ['Fès', [[['fes']]]],
    [
      'Fez Tangier',
      [
        [['fez'], ['fes']],
        [['tangier'], ['tanger']],
      ],
    ],
    ['colis Le Caire', [[['colis']], [['le', 'caire']]]],
    ['Cairo', [[['cairo'], ['le', 'caire']]]],
  ])('%s', (search, parts) => {
    expect(searchParts(search)).toEqual(parts);
  });

  it('is a text query in which all parts are wanted and every word is a beginning', () => {
    expect(prefixQuery('ferry Cairo')).toBe('ferry:* & ((cairo:*) | (le:* & caire:*))');
    expect(prefixQuery('  ')).toBeNull();
  });
});
