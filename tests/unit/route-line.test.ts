import { describe, expect, it } from 'vitest';
import { foldRoute, keptEtapes, sectionLoad } from '@/components/transports/route-line-fold';
import { libreSurText, libreText, repliesText, sectionText } from '@/components/transports/route-line-words';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const line = (langue: Langue) => wordsIn<'transports/ligne'>(langue, ecrans[langue]['transports/ligne']);
const words = line('fr');

describe('which stops keep their name', () => {
  it.each([
    ['two stops', 2, undefined, 3, [0, 1]],
    ['as many as fit', 3, undefined, 3, [0, 1, 2]],
    ['one too many on a phone', 4, undefined, 3, [0, 3]],
    ['a leg that begins on the way', 4, { depart: 1, arrivee: 3 }, 3, [0, 1, 3]],
    ['a leg in the middle keeps both its ends', 6, { depart: 2, arrivee: 4 }, 3, [0, 2, 4, 5]],
    ['a wide card, from the outside in', 9, undefined, 5, [0, 1, 7, 8]],
    ['a wide card, the leg first', 9, { depart: 1, arrivee: 7 }, 5, [0, 1, 7, 8]],
  ])('%s', (_, count, leg, max, expected) => {
    expect(keptEtapes(count, leg, max)).toEqual(expected);
  });
});

describe('the folded line', () => {
  const etapes = ['Lyon', 'Marseille', 'Algésiras', 'Tanger'].map((ville, position) => ({
    ville,
    capacite: 40,
    libre: [36, 28, 14, 40][position] ?? 0,
  }));

  it('keeps the load of every section and the free weight of the whole part', () => {
    const [part, ...rest] = foldRoute(etapes, undefined, 3);
    expect(rest).toEqual([]);
    expect(part).toMatchObject({ depart: 0, arrivee: 3, replies: 2, libre: 14, capacite: 40, hors: false });
    expect(part?.sections.map((section) => section.tone)).toEqual(['palm', 'palm', 'saffron']);
  });

  it('fades what lies outside the leg', () => {
    const parts = foldRoute(etapes, { depart: 1, arrivee: 3 }, 5);
    expect(parts.map((part) => part.hors)).toEqual([true, false, false]);
  });

  it.each([
    [40, 40, 0, 'palm'],
    [20, 40, 0.5, 'saffron'],
    [8, 40, 0.8, 'clay'],
    [0, 40, 1, 'full'],
    [0, 0, 0, 'vide'],
  ])('%d kg free of %d', (libre, capacite, taken, tone) => {
    expect(sectionLoad({ libre, capacite })).toEqual({ taken, tone });
  });
});

describe('the line in words', () => {
  it.each([
    [libreText(words, 36), '36 kg libres'],
    [libreText(words, 1.5), '1,5 kg libre'],
    [libreText(words, 0), 'Complet'],
    [libreSurText(words, 36, 40), '36 kg libres sur 40'],
    [libreSurText(words, 0, 40), 'Complet'],
    [sectionText(words, 'Lyon', 'Marseille', 36, 40), 'Lyon → Marseille : 36 kg libres sur 40'],
    [sectionText(words, 'Lyon', 'Marseille', 0, 0), 'Lyon → Marseille'],
    [repliesText(words, 1), '+ 1 étape'],
    [repliesText(words, 3), '+ 3 étapes'],
    [libreSurText(line('en'), 36.5, 40), '36.5 kg free out of 40'],
    [repliesText(line('ar'), 2), '+ محطتان'],
    [repliesText(line('ar'), 11), '+ 11 محطة'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});
