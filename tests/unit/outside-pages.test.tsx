import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { offlinePage } from '@/app/hors-ligne.html/offline-page';
import { BrokenFrame } from '@/components/page/broken-frame';
import { ecrans } from '@/lib/langues/ecrans';
import { LANGUES } from '@/lib/langues/langue.mjs';

const html = await offlinePage();
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];

type Element = { textContent: string; dir?: string; children: Element[] };
const element = (): Element & { appendChild: (one: Element) => Element } => {
  const children: Element[] = [];
  return { textContent: '', children, appendChild: (one) => children[children.push(one) - 1] as Element };
};

/** What the page without a network says at an address, in a browser that keeps one trip. */
async function offlineAt(pathname: string, cookie = '') {
  const known = new Map<string, ReturnType<typeof element>>();
  const find = (selector: string) => {
    const one = known.get(selector) ?? element();
    known.set(selector, one);
    return one;
  };
  const root = { lang: 'fr', dir: '', dataset: {} };
  const document = {
    cookie: `rihla_session=1; ${cookie}`,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    documentElement: root,
    querySelector: find,
    getElementById: (id: string) => find(`#${id}`),
    createElement: element,
  };
  const kept = { vu: Date.now(), rang: 0, titre: 'Lyon', lignes: ['8 kg'], codes: [] };
  const cache = {
    keys: async () => [{ url: 'https://rihla.test/hors-ligne/transport/1' }],
    match: async () => Response.json(kept),
  };
  const caches = { keys: async () => ['rihla-prive.1'], open: async () => cache };
  await runInNewContext(script.trim().replace(/;$/, ''), {
    document,
    caches,
    location: { pathname },
    localStorage: { getItem: () => null },
    URL,
    Date,
    Promise,
  });
  const texts = (one: Element): string[] => [one.textContent, ...one.children.flatMap(texts)];
  const said = [document.title, ...[...known.values()].flatMap(texts)].filter(Boolean).join('\n');
  return { lang: root.lang, dir: root.dir, said };
}

describe('what is shown without a network', () => {
  test('is whole in French before any script ran', () => {
    for (const text of [
      '<title>Hors ligne | Rihla</title>',
      '<h1>Vous êtes hors ligne</h1>',
      '>Réessayer</button>',
    ])
      expect(html).toContain(text);
    expect(html.replace(/<script>[\s\S]*<\/script>|<style>[\s\S]*<\/style>/g, '')).not.toMatch(/\{\w+\}/);
  });

  test.each([
    [
      '/mes-reservations',
      '',
      'fr',
      'ltr',
      ['Hors ligne | Rihla', 'Vous êtes hors ligne', 'Derniers trajets vus', 'Tel que vu le'],
    ],
    [
      '/en/mes-reservations',
      '',
      'en',
      'ltr',
      ['Offline | Rihla', 'You are offline', 'Trips viewed last', 'As seen on'],
    ],
    ['/ar', '', 'ar', 'rtl', ['دون اتصال | Rihla', 'أنت دون اتصال', 'كما ظهرت في']],
    // the address comes first
    ['/en/faq', 'rihla_langue=ar', 'en', 'ltr', ['You are offline']],
    ['/', 'rihla_langue=ar', 'ar', 'rtl', ['أنت دون اتصال']],
    ['/', 'rihla_langue=de', 'fr', 'ltr', ['Vous êtes hors ligne']],
    ['/arles', '', 'fr', 'ltr', ['Vous êtes hors ligne']],
    ['/', 'rihla_langue=constructor', 'fr', 'ltr', ['Vous êtes hors ligne']],
  ])('at %s with “%s” speaks %s', async (path, cookie, lang, dir, texts) => {
    const page = await offlineAt(path, cookie);
    expect([page.lang, page.dir]).toEqual([lang, dir]);
    for (const text of texts) expect(page.said).toContain(text);
    if (lang !== 'fr') expect(page.said).not.toMatch(/Vous|Hors|Derniers|Réessayer|Tel que/);
  });
});

test.each(LANGUES)('a broken frame speaks %s, and leads home in it', (langue) => {
  const said = renderToStaticMarkup(
    <BrokenFrame langue={langue} texts={ecrans[langue]['page/cadre']} retry={() => {}} />,
  );
  const home = { fr: '/', en: '/en', ar: '/ar' }[langue];
  expect(said).toContain(`<html lang="${langue}" dir="${langue === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(said).toContain(`<a href="${home}"`);
  expect(said).not.toContain('{');
  if (langue !== 'fr') expect(said).not.toMatch(/imprévu|Réessa|Retour/);
});
