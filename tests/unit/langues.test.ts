import { readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LANGUES, type Langue, LOCALES, langueWanted } from '@/lib/langues/langue.mjs';
import { saisies } from '@/lib/langues/saisies';
import { say } from '@/lib/langues/say.mjs';
import { filesBelow } from '../support/files';

/** As `refus/reservations`; the file names what it holds by its last word. */
const files = filesBelow('lib/langues/messages/fr').map((file) =>
  file.replace(/^lib\/langues\/messages\/fr\//, ''),
);
const domainOf = (file: string) => file.replace(/\.(ts|mjs)$/, '');
const domains = files.map(domainOf);
const nameOf = (domain: string) => domain.slice(domain.lastIndexOf('/') + 1);
const texts = Object.fromEntries(
  await Promise.all(
    LANGUES.flatMap((langue) =>
      files.map(async (file) => {
        const domain = domainOf(file);
        const address = new URL(`../../lib/langues/messages/${langue}/${file}`, import.meta.url);
        const module = await import(/* @vite-ignore */ address.href);
        return [`${langue} ${domain}`, module[nameOf(domain)] as Record<string, string>] as const;
      }),
    ),
  ),
);
const of = (langue: Langue, domain: string) => texts[`${langue} ${domain}`] ?? {};
const all = LANGUES.flatMap((langue) =>
  domains.flatMap((domain) =>
    Object.entries(of(langue, domain)).map(([key, text]) => ({ langue, domain, key, text })),
  ),
);

type Parts = ReturnType<IntlMessageFormat['getAst']>;
/** What a message asks for: its arguments, and a plural's or a select's cases, however deep. */
function askedBy(parts: Parts): { names: Set<string>; plurals: string[][]; selects: string[][] } {
  const found = { names: new Set<string>(), plurals: [] as string[][], selects: [] as string[][] };
  for (const part of parts) {
    if ('value' in part && part.type !== 0) found.names.add(part.value);
    if (!('options' in part)) continue;
    (part.type === 6 ? found.plurals : found.selects).push(Object.keys(part.options));
    for (const { value } of Object.values(part.options)) {
      const below = askedBy(value);
      for (const name of below.names) found.names.add(name);
      found.plurals.push(...below.plurals);
      found.selects.push(...below.selects);
    }
  }
  return found;
}
// Tags are the screens' own business: text, to what says messages.
const theirsOf = (text: string, langue: Langue) =>
  new IntlMessageFormat(text, LOCALES[langue], undefined, { ignoreTag: true });
const ask = (text: string, langue: Langue) => askedBy(theirsOf(text, langue).getAst());
/** A plural may say one in each of its cases. */
const tagsOf = (text: string) => [...new Set(text.match(/<\/?\w+>/g))].sort();
const sorted = (names: Iterable<string>) => [...names].sort();

/** What French and English write alike. */
const SAME_IN_ENGLISH = new Set([
  'Commission',
  'SIRET',
  'active',
  'conversation',
  'date',
  'description',
  'document',
  'latitude',
  'longitude',
  'messages',
  'photo',
  'services',
  'type',
  'urgent',
  'visible',
  'Message',
  'Notifications',
  '400 m³',
  'Contact',
  'Description',
  'Cookies',
  'Date',
  'Description',
  'Budget',
  'Casablanca',
  'E-mail',
  'Lyon',
  'Urgent',
  'Menu',
  'Conversations',
  'Messages',
  'Pages',
  '400 m³',
  'Photo',
  'Photo {rang}',
  'Photos',
  'Services',
  'hh:mm',
  'kg',
  '{qui}, messages',
  'moment',
]);

describe('messages', () => {
  test('each stands in every language, under the same key, with the same arguments and choices', () => {
    expect(domains.length).toBeGreaterThan(0);
    for (const langue of LANGUES)
      expect(filesBelow(`lib/langues/messages/${langue}`)).toHaveLength(domains.length);
    for (const { langue, domain, key, text } of all) {
      const french = of('fr', domain)[key] ?? '';
      const [mine, theirs] = [ask(text, langue), ask(french, 'fr')];
      expect([langue, key, sorted(mine.names)]).toEqual([langue, key, sorted(theirs.names)]);
      expect([langue, key, tagsOf(text)]).toEqual([langue, key, tagsOf(french)]);
      expect([langue, key, sorted(mine.selects.flat())]).toEqual([
        langue,
        key,
        sorted(theirs.selects.flat()),
      ]);
    }
    for (const domain of domains)
      for (const langue of LANGUES)
        expect(sorted(Object.keys(of(langue, domain)))).toEqual(sorted(Object.keys(of('fr', domain))));
  });

  test('none is left untranslated, empty, or written with a straight apostrophe', () => {
    for (const { langue, domain, key, text } of all) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect(text).not.toMatch(/'/);
      // « {mots} » has no words of its own.
      if (langue === 'fr' || !/\p{L}/u.test(text.replace(/\{[^{}]*\}|<\/?\w+>/g, ''))) continue;
      if (langue !== 'en' || !SAME_IN_ENGLISH.has(text))
        expect([langue, key, text]).not.toEqual([langue, key, of('fr', domain)[key]]);
      if (langue === 'ar') expect([key, text]).toEqual([key, expect.stringMatching(/[\u0600-\u06ff]{2}/)]);
    }
  });

  test('a plural has every case its language has for whole numbers', () => {
    const needed = {
      fr: ['one', 'other'],
      en: ['one', 'other'],
      ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
    };
    for (const { langue, key, text } of all)
      for (const cases of ask(text, langue).plurals)
        expect([key, cases]).toEqual([key, expect.arrayContaining(needed[langue])]);
  });

  test('each is used, by a file that takes its domain', () => {
    const code = ['app', 'components', 'lib', 'server']
      .flatMap(filesBelow)
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^lib\/langues\/(messages|ecrans|later)\b/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const migrations = filesBelow('prisma/migrations')
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const wordsOf = (text: string) => new Set(text.match(/[\p{L}\w]+/gu));
    const everywhere = wordsOf(code.join('\n'));
    for (const domain of domains) {
      // A screen is taken by its name: `useWords('transports/carte')`.
      const name = domain.startsWith('ecrans/') ? `'${domain.slice('ecrans/'.length)}'` : `/${domain}'`;
      const takers = code
        .filter((text) => text.includes(name) || text.includes(`/${domain}.mjs'`))
        .join('\n');
      // One that says what its key is called by another is given it from anywhere.
      const taken = [...takers.matchAll(/(\w+)(?: =|:) (?:use|page)Words\('([^']+)'\)/g)];
      const saying = taken.flatMap(([, as = '', screen]) => (name === `'${screen}'` ? [as] : []));
      const byAnother = new RegExp(
        `\\b(?:${['words', ...saying].join('|')})(?:\\.rich)?\\((?!')|${name}\\)\\(`,
      );
      const users = byAnother.test(takers) ? everywhere : wordsOf(takers);
      // A notification's title is called as its kind is, or its step; its text is that with « Texte » behind.
      const byKind = domain.startsWith('notifications/');
      // The database says its own refusals, in French.
      if (domain === 'refus/base') {
        for (const text of Object.values(of('fr', domain))) expect(migrations).toContain(`'${text}'`);
        continue;
      }
      for (const key of Object.keys(of('fr', domain))) {
        const [called, where] = byKind ? [key.replace(/Texte$/, ''), everywhere] : [key, users];
        const unused = [...wordsOf(called)].filter((word) => !where.has(word));
        expect([domain, key, ...unused]).toEqual([domain, key]);
      }
    }
  });

  test('the sentences of schemas are all at hand where calls are judged', () => {
    const sentences = domains.filter((domain) => domain.startsWith('saisie/'));
    for (const langue of ['en', 'ar'] as const)
      expect(saisies[langue]).toEqual(
        Object.fromEntries(sentences.map((domain) => [nameOf(domain), of(langue, domain)])),
      );
  });
});

describe('say', () => {
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 1_234, 1_000_000];

  test('says every message as intl-messageformat does', () => {
    for (const { langue, text } of all) {
      const { names, selects } = ask(text, langue);
      const theirs = theirsOf(text, langue);
      const choices = selects.length > 0 ? [...new Set(selects.flat()), 'autre chose'] : ['x'];
      for (const count of names.has('n') || names.has('pas') ? counts : [2])
        for (const choice of choices) {
          const values = Object.fromEntries(
            [...names].map((name) => [name, name === 'n' || name === 'pas' ? count : choice]),
          );
          // What is not Arabic stands apart in an Arabic line.
          expect(say(langue, text, values).replace(/[\u2068\u2069]/g, '')).toBe(
            String(theirs.format(values))
              .replace(/[\u2068\u2069]/g, '')
              // We group as `formatInteger` does.
              .replace(/(\d)[\u202f.](?=\d{3})/g, '$1\u00a0'),
          );
        }
    }
  });

  test('takes what is given as it is: braces and number signs in a value are text', () => {
    expect(say('fr', 'Champ\u202f: {nom}.', { nom: '{n} # <b>' })).toBe('Champ\u202f: {n} # <b>.');
    expect(say('fr', '{n, plural, =0 {rien} one {# {nom}} other {# {nom}s}}', { n: 0, nom: 'a' })).toBe(
      'rien',
    );
    expect(say('fr', '{n, plural, =0 {rien} one {# {nom}} other {# {nom}s}}', { n: 2, nom: '#' })).toBe(
      '2 #s',
    );
  });

  test('a name in Latin letters leaves an Arabic line its order; an address stays as it is', () => {
    expect(say('ar', 'من {qui}: {n}', { qui: 'Amina', n: '8' })).toBe('من \u2068Amina\u2069: 8');
    expect(say('ar', 'من {qui}', { qui: 'أمينة' })).toBe('من أمينة');
    expect(say('ar', '{adresse}', { adresse: 'https://rihla.example/a' })).toBe('https://rihla.example/a');
    expect(say('en', 'from {qui}', { qui: 'Amina' })).toBe('from Amina');
  });

  test('a value that is missing, and a brace that stays open, are mistakes of ours', () => {
    expect(() => say('fr', '{nom}')).toThrow('nothing given for {nom}');
    expect(() => say('fr', '{nom', { nom: 'a' })).toThrow('a brace stays open');
  });
});

test.each([
  [null, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['AR-ma', 'ar'],
  ['de, ar;q=0.5, en;q=0.7', 'en'],
  ['de, *;q=0.1', 'fr'],
  ['en;q=0, ar;q=0.2', 'ar'],
  ['fr;q=0.4, en;q=0.8', 'en'],
  ['english', 'fr'],
  ['en;q=beaucoup', 'fr'],
  [`${'x,'.repeat(100_000)}en`, 'fr'],
])('Accept-Language %s is answered in %s', (header, langue) => {
  expect(langueWanted(header, LANGUES)).toBe(langue);
  expect(langueWanted(header, ['fr'])).toBe('fr');
});
