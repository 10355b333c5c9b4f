import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shapeOf } from '@/components/layout/page-shape';

test('what is on its way is shown in the shape of its kind', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const shapes = {
    home: ['/'],
    cards: ['/transporteurs', '/demandes', '/produits', '/agences', '/colis/lyon-tanger'],
    detail: [
      `/transporteurs/${id}`,
      `/demandes/${id}`,
      `/produits/${id}`,
      `/agences/${id}`,
      `/payments/${id}`,
    ],
    profile: ['/profile', `/profile/${id}`, `/profile/${id}/avis`],
    form: ['/login', '/register', '/settings', `/remises/${id}`, '/reset-password'],
    rows: [
      '/mes-reservations',
      '/mes-alertes',
      '/notifications',
      '/payments',
      '/moderation',
      `/moderation/decisions/${id}`,
    ],
    messages: ['/messagerie', `/messagerie/${id}`],
    text: ['/faq', '/about', '/terms', '/developpeurs'],
  };
  for (const [shape, paths] of Object.entries(shapes))
    expect(paths.map((path) => [path, shapeOf(path)])).toEqual(paths.map((path) => [path, shape]));
});

test('no private page or door has the shape of a text', () => {
  const pages = ['(account)', '(auth)'].flatMap((group) =>
    readdirSync(`app/[langue]/${group}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}`),
  );
  expect(pages.length).toBeGreaterThan(10);
  const behind = { '/remises': '/remises/1', '/telechargement': '/telechargement/1' } as Record<
    string,
    string
  >;
  expect(pages.filter((path) => shapeOf(behind[path] ?? path) === 'text')).toEqual([]);
});
