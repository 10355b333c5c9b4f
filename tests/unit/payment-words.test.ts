import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { described } from '@/components/payments/ask-form';
import { nextForAsker, nextForPayer } from '@/components/payments/next';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { ETATS_PAYMENT, paymentFormSchema } from '@/lib/payments/schema';

test('nothing that a reader is told calls held money a « séquestre »', () => {
  const files = ['app', 'components', 'lib', 'prisma/demo'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /s[ée]questr/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(ETATS_PAYMENT)(
  '%s: both are told what happens next in one sentence, amounts with two decimals',
  (etat) => {
    const told = { etat, net: 52.2, rembourse: 7 };
    const sentences = [
      nextForPayer(told, 'Salma', 'lundi, 18 h'),
      nextForAsker(told, 'Salma', 'lundi, 18 h'),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[^.!?]+\.$/);
      for (const [amount] of sentence.matchAll(/[\d,]+\u00a0€/g))
        expect(amount).toMatch(/^\d+,\d{2}\u00a0€$/);
    }
    const conserved = sentences.some((sentence) => sentence.includes('conservé jusqu’à la livraison'));
    expect(conserved).toBe(etat === 'pending' || etat === 'held');
  },
);

test.each(LANGUES)('what the form proposes in %s is what it takes: nothing unseen stands in it', (langue) => {
  const words = wordsIn<'payments/demander'>(langue, ecrans[langue]['payments/demander']);
  const { poids, villeDepart, villeArrivee } = { poids: 8, villeDepart: 'Lyon', villeArrivee: 'Tanger' };
  const description = described(words, { poids, villeDepart, villeArrivee } as never);
  expect(description).toContain('Tanger');
  expect(paymentFormSchema.safeParse({ amount: 10, description }).error?.issues).toBeUndefined();
});
