import { describe, expect, it } from 'vitest';
import { gazetteer } from '@/lib/core/cities/gazetteer';
import { namesTwoCities } from '@/lib/core/cities/paires';
import { auPays, dePays, type Pays, paysOfCode, paysPath, readPaysPaire } from '@/lib/core/cities/pays';
import { lienParams } from '@/lib/remises/schema';
import { publicPage } from '@/server/public-pages.mjs';

const every = [...new Set(gazetteer().cities.map(({ country }) => country))].map(pays);

function pays(code: string): Pays {
  const found = paysOfCode(code);
  if (!found) throw new Error(code);
  return found;
}

describe('the address of two countries', () => {
  it.each([
    ['FR', 'MA', '/colis/france-maroc'],
    ['CI', 'CD', '/colis/cote-d-ivoire-congo-kinshasa'],
    ['LU', 'DJ', '/colis/luxembourg-vers-djibouti'],
    ['FR', 'FR', null],
  ])('%s to %s is %s', (from, to, path) => expect(paysPath(pays(from), pays(to))).toBe(path));

  it('leads back to the same two, whichever they are, and is never that of two cities nor a recipient’s link', () => {
    const wrong: string[] = [];
    let spelled = 0;
    for (const depart of every)
      for (const arrivee of every) {
        const path = paysPath(depart, arrivee);
        if (!path) continue;
        spelled += 1;
        const address = path.slice('/colis/'.length);
        const read = readPaysPaire(address);
        const own = read?.depart === depart && read.arrivee === arrivee && read.path === path;
        const others = address.includes('--') || namesTwoCities(address);
        const secret = lienParams.safeParse({ token: address }).success;
        if (!own || others || secret || publicPage(path)?.address !== path) wrong.push(address);
      }
    expect(wrong).toEqual([]);
    expect(spelled).toBe(every.length * (every.length - 1));
  });

  it.each([
    '',
    '-',
    'france',
    'france-france',
    'france-lyon',
    'France-Maroc',
    'france-vers-maroc',
    'lyon-tanger',
    'a-'.repeat(100),
  ])('%s is none', (address) => expect(readPaysPaire(address)).toBeNull());
});

describe('a country in a sentence', () => {
  it.each([
    ['FR', 'de France', 'en France'],
    ['DZ', 'd’Algérie', 'en Algérie'],
    ['MA', 'du Maroc', 'au Maroc'],
    ['GB', 'du Royaume-Uni', 'au Royaume-Uni'],
    ['NL', 'des Pays-Bas', 'aux Pays-Bas'],
    ['MT', 'de Malte', 'à Malte'],
    ['RE', 'de La Réunion', 'à La Réunion'],
    ['AO', 'd’Angola', 'en Angola'],
    ['SL', 'de Sierra Leone', 'en Sierra Leone'],
    ['CF', 'de République centrafricaine', 'en République centrafricaine'],
    ['GN', 'de Guinée', 'en Guinée'],
    ['MZ', 'du Mozambique', 'au Mozambique'],
    ['EG', 'd’Égypte', 'en Égypte'],
    ['CM', 'du Cameroun', 'au Cameroun'],
    ['IM', 'de l’Île de Man', 'à l’Île de Man'],
    ['FO', 'des Îles Féroé', 'aux Îles Féroé'],
  ])('%s', (code, de, au) => expect([dePays(pays(code)), auPays(pays(code))]).toEqual([de, au]));
});
