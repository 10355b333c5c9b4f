import { expect, it } from 'vitest';
import { classOf, middleOf, vitalsPageOf } from '@/lib/core/vitals/pages';

it.each([
  ['/', '/'],
  ['/transporteurs', '/transporteurs'],
  ['/transporteurs/0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11', '/transporteurs/…'],
  ['/colis/lyon-tanger', '/colis/…'],
  ['/colis/3f9a0c1de56f1a7c3e8a520d7f4b6e2c', null],
  ['/settings', null],
  ['/messagerie/12', null],
  ['/profile', null],
  ['/profile/12', '/profile/…'],
  ['/profile/12/avis', null],
])('%s is measured as %s', (path, page) => expect(vitalsPageOf(path)).toBe(page));

it('a class tells a value within a twentieth of it', () => {
  for (const value of [17, 200, 1_180, 60_000])
    expect(Math.abs(middleOf(classOf(value)) - value) / value).toBeLessThan(0.05);
  expect([0, 1e12].map(classOf)).toEqual([0, 140]);
});
