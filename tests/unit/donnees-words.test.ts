import { expect, test } from 'vitest';
import { DONNEES } from '@/lib/donnees/rules/table';
import { ecrans } from '@/lib/langues/ecrans';

// /privacy says in three languages what the table of all columns says in French: a kind more, or another span, is said there too.

test('/privacy tells of every kind of data what the table of all columns says', () => {
  const told = Object.entries(DONNEES).filter(([name, { de }]) => de !== null || name === 'rate_limits');
  const by = (part: 'est' | 'pour' | 'duree') =>
    Object.fromEntries(told.map(([name, kind]) => [name, kind[part]]));
  const { fr } = ecrans;
  expect(fr['textes/donnees']).toEqual(by('est'));
  expect(fr['textes/donneesPour']).toEqual(by('pour'));
  expect(fr['textes/donneesDuree']).toEqual(by('duree'));
});
