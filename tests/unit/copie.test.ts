import { expect, test } from 'vitest';
import { keptAs } from '@/lib/core/http/disposition';
import { copieIn } from '@/lib/donnees/rules/copie';
import { pageOf } from '@/lib/donnees/rules/lisible';
import { DONNEES, nomExporte } from '@/lib/donnees/rules/table';
import { linesOf, mesureOf } from '@/lib/donnees/rules/valeur';
import { CONFIRMATION, deleteAccountSchema } from '@/lib/donnees/schema';
import { colonnes } from '@/lib/langues/colonnes';
import { LANGUES } from '@/lib/langues/langue.mjs';

const exported = Object.values(DONNEES).map((table) =>
  Object.values(table.colonnes).flatMap((colonne) => nomExporte(table, colonne) ?? []),
);

test('each column that is downloaded has a name in every language, one of its own in its table', () => {
  expect(Object.keys(colonnes.fr).sort()).toEqual([...new Set(exported.flat())].sort());
  expect(Object.entries(colonnes.fr).filter(([nom, text]) => nom !== text)).toEqual([]);
  for (const langue of LANGUES) {
    const { nom } = copieIn(langue);
    for (const table of exported) {
      const names = table.map(nom);
      expect([langue, names.filter((name, nth) => names.indexOf(name) !== nth)]).toEqual([langue, []]);
    }
  }
});

test('each kind of data has a file of its own in every language', () => {
  const kinds = Object.keys(DONNEES).filter((name) => DONNEES[name]?.de !== null);
  for (const langue of LANGUES) {
    const { de } = copieIn(langue);
    expect(new Set(kinds.map((name) => de(name).est)).size).toBe(kinds.length);
  }
});

test('the readable page speaks one language and runs its way, and what people wrote is text in it', () => {
  const page = {
    ...copieIn('ar').de('messages'),
    fichier: 'بيانات/الرسائل.json',
    lignes: [{ النص: '<b>"نعم"</b>', 'غير المقروءة': true }],
    nombre: 2,
  };
  const html = pageOf(
    [page, { ...page, est: 'الصور', nombre: 0, lignes: [] }],
    copieIn('ar'),
    'Africa/Dakar',
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('&lt;b&gt;&quot;نعم&quot;');
  expect(html).toContain('<td>نعم</td>');
  expect(html).toContain(`href="${encodeURI(page.fichier)}"`);
  expect(html.replace(/<style>[\s\S]*<\/style>|<[^>]*>|&\w+;/g, '')).not.toMatch(/[a-zà-ÿ]{4}/i);
});

test('an account is ended by the word of any language, in any case', () => {
  for (const word of [...Object.values(CONFIRMATION), ' supprimer ', 'Delete'])
    expect(deleteAccountSchema.safeParse({ confirmation: word, password: 'x' }).success).toBe(true);
  expect(deleteAccountSchema.safeParse({ confirmation: 'non', password: 'x' }).success).toBe(false);
});

test.each([
  ['releve-2026.pdf', 'attachment; filename="releve-2026.pdf"'],
  ['كشف.pdf', `attachment; filename="rihla.pdf"; filename*=UTF-8''%D9%83%D8%B4%D9%81.pdf`],
  ['a"b.zip', `attachment; filename="rihla.zip"; filename*=UTF-8''a%22b.zip`],
])('%s is kept under its name', (name, expected) => {
  expect(keptAs(name)).toBe(expected);
});

test.each([
  ['payments', 'amount_centimes', 2800, '2800 (28,00\u00a0€)'],
  ['payment_calls', 'centimes', 1250, '1250 (12,50\u00a0€)'],
  ['payments', 'taux_dix_milliemes', 1350, '1350 (13,5\u00a0%)'],
  ['payments', 'state', 'lapsed', 'Expiré'],
  ['demandes', 'created_at', '2026-10-06T14:24:00+00:00', '6 octobre 2026, 16\u00a0h\u00a024'],
  ['users', 'first_name', '2026-10-06', '2026-10-06'],
  ['users', 'first_name', '', '–'],
])('%s.%s is read as « %s » → %s', (table, column, value, shown) => {
  expect(linesOf(value, copieIn('fr'), 'Europe/Paris', mesureOf(table, column))).toEqual([shown]);
});

test('what is kept as a whole is read line by line', () => {
  const contenu = { numero: 'R-1', postes: [{ nature: 'Transport' }, { nature: 'Emballage' }], vide: null };
  expect(linesOf(contenu, copieIn('en'), 'UTC')).toEqual([
    'numero: R-1',
    'postes: nature: Transport',
    'nature: Emballage',
    'vide: –',
  ]);
});
