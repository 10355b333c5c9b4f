import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '@/components/words/words-of';
import { formatInteger } from '@/lib/core/text/text';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { say } from '@/lib/langues/say.mjs';
import { redirects, rewrites } from '@/server/addresses.mjs';

describe('a message with elements in it', () => {
  const words = wordsIn('fr', { de: 'De <a>{nom}</a>, pour <b>{quoi}</b>' });
  const drawn = (values: Record<string, string>) =>
    renderToStaticMarkup(
      // A screen of this test alone.
      words.rich('de' as never, { a: (text) => <a href="/x">{text}</a>, b: (text) => <b>{text}</b> }, values),
    );

  test('has them where its tags are', () => {
    expect(drawn({ nom: 'Amina', quoi: 'Lyon' })).toBe('De <a href="/x">Amina</a>, pour <b>Lyon</b>');
  });

  test('takes what somebody wrote as text, never as an element of ours', () => {
    expect(drawn({ nom: 'X</a> <b>La modération</b> <a>', quoi: '<i>' })).toBe(
      'De <a href="/x">X&lt;/a&gt; &lt;b&gt;La modération&lt;/b&gt; &lt;a&gt;</a>, pour <b>&lt;i&gt;</b>',
    );
  });
});

test('figures in a message are grouped as figures elsewhere are', () => {
  for (const langue of LANGUES)
    for (const n of [0, 999, 1_234, 1_000_000])
      expect(say(langue, '{n, number}', { n })).toBe(formatInteger(n, langue));
});

describe('where an address leads', () => {
  /** As Next reads a source without parameters but the first: letters as they are, the whole path. */
  const leads = async (path: string) => {
    const { beforeFiles } = await rewrites();
    let address = path;
    for (const { source, destination } of beforeFiles) {
      const pattern = source
        .replace(/^\/:langue\(([^)]*)\)/, '/(?<langue>$1)')
        .replace(/:(\w+)\(/g, '(?<$1>')
        .replace(/:(\w+)(?=\/|$)/g, '(?<$1>[^/]+)');
      const found = new RegExp(`^${pattern}$`).exec(address);
      if (found) address = destination.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
    }
    return address;
  };

  test.each([
    ['/', '/fr'],
    ['/transporteurs', '/fr/transporteurs'],
    ['/en/transporteurs', '/en/transporteurs'],
    ['/colis/lyon-tanger', '/fr/paires/lyon-tanger'],
    ['/ar/colis/lyon-tanger', '/ar/paires/lyon-tanger'],
    ['/colis/lyon-tanger/atom.xml', '/fr/paires/lyon-tanger/atom.xml'],
    ['/colis/4f0-_aBcDeFgHiJkLmNoPqRsTuVwXyZ0', '/fr/colis/4f0-_aBcDeFgHiJkLmNoPqRsTuVwXyZ0'],
    ['/api/users/me', '/api/users/me'],
    ['/drawings.svg', '/drawings.svg'],
    ['/route.svg', '/route.svg'],
    ['/map/europe.svg', '/map/europe.svg'],
    ['/sitemaps/textes-1.xml', '/sitemaps/textes-1.xml'],
    ['/partage/transport/42', '/partage/transport/42'],
  ])('%s to %s', async (path, page) => {
    expect(await leads(path)).toBe(page);
  });

  test.each(['/api', '/map', '/map/login', '/icons/settings', '/partage/messagerie', '/foo.php'])(
    '%s to nothing, in the frame of the site',
    async (path) => {
      expect(await leads(path)).toBe(`/fr${path}`);
    },
  );

  test('each language has one way to be written', async () => {
    const sources = (await redirects()).map(({ source }) => source);
    for (const source of ['/fr/:rest*', '/:langue(EN|En|eN)/:rest*', '/:langue(AR|Ar|aR)/:rest*'])
      expect(sources).toContain(source);
  });
});
