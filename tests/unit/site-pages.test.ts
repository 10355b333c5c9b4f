import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMISSION, faqQuestions, faqStructuredData, type Money } from '@/app/[langue]/(site)/faq/questions';
import { FOOTER_LINKS } from '@/components/layout/links';
import { MAIN_LINKS } from '@/components/layout/main-links';
import { normaliser } from '@/lib/core/text/normaliser';
import { RELEASE_HOURS, releaseAt } from '@/lib/remises/rules';
import { ANSWER_HOURS, type CancellationPolicy, isCancellable } from '@/lib/reservations/rules';

const HOUR = 3_600_000;
const textOf = (policy: CancellationPolicy, money: Money = 'reel') =>
  normaliser(
    faqQuestions(policy, money)
      .map(({ question, answer }) => `${question} ${answer}`)
      .join(' '),
  );

describe('the FAQ', () => {
  test('ten questions with their facts', () => {
    expect(faqQuestions('faq', 'reel')).toHaveLength(10);
    const text = textOf('faq');
    for (const fact of ['8 a 15', '24 h sur 24', '2 a 7 jours', 'conserve jusqu a la livraison']) {
      expect(text).toContain(fact);
    }
  });

  test('its figures are those that the site goes by', () => {
    expect(COMMISSION).toEqual({ min: 8, max: 15 });
    const text = textOf('faq');
    expect(text).toContain(`verse au transporteur ${RELEASE_HOURS.livree} h apres la remise`);
    expect(text).toContain(`vous avez ${RELEASE_HOURS.declaree / 24} jours pour la contester`);
    expect(text).toContain(`confirme sous ${ANSWER_HOURS / 24} jours`);
    const livreeLe = new Date('2026-06-01T12:00:00Z');
    expect(releaseAt({ livreeLe, declareeLe: null })).toEqual(new Date('2026-06-02T12:00:00Z'));
    expect(releaseAt({ livreeLe: null, declareeLe: livreeLe })).toEqual(new Date('2026-06-08T12:00:00Z'));
  });

  test('it promises no money where none moves', () => {
    expect(textOf('faq', 'test')).toContain('aucun argent ne bouge');
    expect(textOf('faq', 'aucun')).not.toContain('conserve jusqu a la livraison');
  });

  // What each policy says, beside what it does two days before the departure and one hour before it.
  test.each([
    ['faq', 'gratuite jusqu a 24 h avant le depart', true, false],
    ['specification', 'devient possible 24 h avant le depart', false, true],
    ['always', 'gratuite a tout moment', true, true],
  ] as const)('under « %s » it says « %s »', (policy, sentence, early, late) => {
    expect(textOf(policy)).toContain(sentence);
    const now = new Date('2026-06-01T12:00:00Z');
    expect(isCancellable(new Date(+now + 48 * HOUR), now, policy)).toBe(early);
    expect(isCancellable(new Date(+now + HOUR), now, policy)).toBe(late);
  });

  test('search engines read the same questions', () => {
    const questions = faqQuestions('faq', 'reel');
    expect(faqStructuredData(questions)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    });
  });
});

test('every link of the header, the footer and the FAQ leads to a page', () => {
  const links = [...MAIN_LINKS, ...FOOTER_LINKS.flatMap((column) => [...column.links])].map(
    ({ href }) => href,
  );
  const answers = faqQuestions('faq', 'reel').flatMap(({ link }) => (link ? [link.href] : []));
  const missing = [...new Set<string>([...links, ...answers])].filter(
    (href) =>
      !['(site)', '(auth)'].some((group) =>
        existsSync(`app/[langue]/${group}${href.replace(/\/$/, '')}/page.tsx`),
      ),
  );
  expect(missing).toEqual([]);
});
