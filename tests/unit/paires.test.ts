import { describe, expect, it } from 'vitest';
import { findCity } from '@/lib/core/cities/find';
import { type City, gazetteer } from '@/lib/core/cities/gazetteer';
import { citiesNear, pairePath, readPaire } from '@/lib/core/cities/paires';
import { lienParams } from '@/lib/remises/schema';

const city = (name: string): City => {
  const found = findCity(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('the address of two cities', () => {
  it.each([
    ['lyon-tanger', '/colis/lyon-tanger'],
    ['Tangier-lyon', '/colis/tanger-lyon'],
    ['LYON-TANGER', '/colis/lyon-tanger'],
    ['tanger-maroc-lyon-france', '/colis/tanger-lyon'],
    [encodeURIComponent('طنجة-ليون'), '/colis/tanger-lyon'],
    ['saint-etienne-fes', '/colis/saint-etienne-fes'],
    ['st-etienne-fes', '/colis/saint-etienne-fes'],
    ['paris-18e-dakar', '/colis/paris-dakar'],
    ['lyon--tanger', '/colis/lyon-tanger'],
    ['lyon---tanger', '/colis/lyon-tanger'],
  ])('%s is %s', (address, path) => expect(readPaire(address)?.path).toBe(path));

  it.each([
    '',
    '-',
    'lyon',
    'lyon-lyon',
    'lyon-nulle-part',
    'lyon--tanger--fes',
    '%zz',
    `${'a-'.repeat(300)}b`,
    'é'.repeat(200),
  ])('%s names no pair', (address) => expect(readPaire(address)).toBeNull());

  it('leads back to the same two cities, whichever they are, and is never like a recipient’s link', () => {
    const { cities } = gazetteer();
    let spelled = 0;
    // Steps that meet every city on one side or the other.
    for (let at = 0; at < cities.length; at += 1) {
      const [depart, arrivee] = [cities[at], cities[(at * 7_919 + 13) % cities.length]];
      const path = depart && arrivee && pairePath(depart, arrivee);
      if (!path) continue;
      spelled += 1;
      const address = path.slice('/colis/'.length);
      expect(address).toMatch(/^[a-z]+(-{1,3}[a-z]+)*$/);
      expect(lienParams.safeParse({ token: address }).success).toBe(false);
      expect(readPaire(address)).toEqual({ depart, arrivee, path });
    }
    expect(spelled).toBeGreaterThan(cities.length - 20);
  });

  it('keeps two cities apart where the plain address would be as long as a recipient’s link', () => {
    const { cities } = gazetteer();
    const lyon = city('Lyon');
    const long = cities.find(({ name }) => name.length === 27 && /^[a-z]+( [a-z]+)*$/i.test(name));
    if (!long) throw new Error('no city of that length');
    const path = pairePath(lyon, long);
    expect(path).toContain('/colis/lyon--');
    expect(readPaire(path?.slice('/colis/'.length) ?? '')?.arrivee).toBe(long);
  });

  it('knows the neighbours of a city, nearest first', () => {
    const names = citiesNear(city('Lyon')).map(({ name }) => name);
    expect(names[0]).toBe('Villeurbanne');
    expect(names).toContain('Grenoble');
    expect(names).not.toContain('Lyon');
    expect(names).not.toContain('Paris');
  });
});
