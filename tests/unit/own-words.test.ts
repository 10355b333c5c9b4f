import { expect, it } from 'vitest';
import { holdsOwnWords } from '@/lib/core/sessions/own-words';

const owner = {
  email: 'k.benali+colis@exemple.fr',
  names: ['Khadîja', 'Ben Ali-Haddad', 'Trans’Atlas Fret', null],
};

it.each([
  ['Khadija2026!', true],
  ['k-h-a-d-i-j-a-en-route', true],
  ['KHADÎJA par la mer', true],
  ['la-maison-benali', true],
  ['haddad et compagnie', true],
  ['transatlas 75', true],
  ['vive le fret', true],
  ['colis de Tanger', true],
  ['Tanger-par-le-ferry-1', false],
  ['un-exemple-de-port', false],
  ['ali-baba-et-les-40', false],
])('« %s » holds its owner’s words: %s', (password, expected) => {
  expect(holdsOwnWords(password, owner)).toBe(expected);
});

it('takes a name of three letters where there is nothing else', () => {
  const awa = { email: '1@exemple.fr', names: ['Awa', 'Ly'] };
  expect(
    ['Awa-123456', 'awa awa awa', 'la-jawanaise', '12345678'].map((one) => holdsOwnWords(one, awa)),
  ).toEqual([true, false, false, false]);
});
