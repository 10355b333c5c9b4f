import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { generateMetadata } from '@/app/[langue]/(site)/developpeurs/page';
import { ReadOut } from '@/app/[langue]/(site)/developpeurs/read-out';
import { apiDocument } from '@/app/api/document';

const api = 'https://rihla.example/api';
const html = renderToStaticMarkup(<ReadOut api={api} metadata={generateMetadata()} />);

test('/developpeurs reads every call and every named thing out, each under an address of its own', () => {
  const { paths, components } = apiDocument();
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...calls.map(({ operationId }) => operationId), ...Object.keys(components.schemas)];
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  expect(html).toContain(`curl ${api}/auth/login`);
});

test('and stays light', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(120_000);
});

test('and says to search engines what it is, as every page of text does', () => {
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'WebPage',
    name: 'Développeurs',
    url: expect.stringMatching(/\/developpeurs$/),
    inLanguage: 'fr',
  });
});
