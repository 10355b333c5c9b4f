import 'next/dist/server/node-environment-baseline.js';
import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DONNEES } from '@/lib/donnees/rules/table';
import { LANGUES, type Langue } from '@/lib/langues/langue.mjs';
import { verification } from '@/lib/langues/messages/fr/ecrans/users/verification';
import { REFLEXION_MINUTES, refundOf } from '@/lib/payments/rules/cancel';
import { RELEASE_HOURS } from '@/lib/remises/rules';
import { ANSWER_HOURS, CANCELLATION_HOURS } from '@/lib/reservations/rules';
import { MINIMUM_AGE } from '@/lib/users/rules/account';

const OPERATOR = {
  PRODUCT_NAME: 'Safar',
  PRODUCT_OPERATOR: 'Safar SAS au capital de 10 000 euros, RCS Lyon 123 456 789',
  PRODUCT_ADDRESS: '1 rue de la République, 69001 Lyon',
  PRODUCT_EMAIL: 'bonjour@safar.example',
  PRODUCT_PHONE: '+33 4 00 00 00 00',
  PRODUCT_DIRECTOR: 'Nadia Berrada',
  PRODUCT_VAT_NUMBER: 'FR12345678901',
  PRODUCT_HOSTING: 'Hébergeur SAS, 2 rue des Serveurs, 59100 Roubaix, +33 9 00 00 00 00',
  PRODUCT_MEDIATOR: 'Médiateur de la consommation, 1 rue de la Paix, 75002 Paris, https://mediateur.example',
};

const SPACES = /[\s\u00a0\u202f]+/g;
const plain = (text: string) => text.replace(SPACES, ' ').trim();

async function htmlOf(page: () => Promise<{ default: () => ReactNode }>): Promise<string> {
  const { default: Page } = await page();
  return renderToStaticMarkup(<Page />).replace(/<script[^>]*>.*?<\/script>/gs, '');
}

/** A page as it is drawn at an address in a language. */
const htmlIn = (langue: Langue, page: Parameters<typeof htmlOf>[0]) =>
  workUnitAsyncStorage.run({ rootParams: { langue } } as unknown as WorkUnitStore, () => htmlOf(page));

/** The words of a page, as they are read: one line for each heading, paragraph, item and cell. */
async function read(page: Parameters<typeof htmlOf>[0]): Promise<string[]> {
  return (await htmlOf(page))
    .split(/<\/(?:h\d|p|li|th|td|dt|dd|tr)>/)
    .map((part) => plain(part.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')))
    .filter(Boolean);
}

const about = () => read(() => import('@/app/[langue]/(site)/about/page'));
const termsPage = () => import('@/app/[langue]/(site)/terms/page');
const noticePage = () => import('@/app/[langue]/(site)/mentions-legales/page');
const terms = () => read(termsPage);
const notice = () => read(noticePage);
const privacy = () => read(() => import('@/app/[langue]/(site)/privacy/page'));
const cookies = () => read(() => import('@/app/[langue]/(site)/cookies/page'));

beforeEach(() => {
  vi.resetModules();
  for (const name of Object.keys(OPERATOR)) vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

const named = () => {
  for (const [name, value] of Object.entries(OPERATOR)) vi.stubEnv(name, value);
};

/** What stands between a heading and the next of the page's own. */
function below(lines: string[], heading: string, next: string): string[] {
  const [from, to] = [lines.indexOf(heading), next ? lines.indexOf(next) : lines.length];
  expect([heading, from, next, to > from]).toEqual([heading, expect.any(Number), next, true]);
  expect(from).toBeGreaterThanOrEqual(0);
  return lines.slice(from + 1, to);
}

describe('/about', () => {
  test('tells its founders’ story from the first summer to today', async () => {
    const story = below(await about(), 'Notre histoire', 'Notre mission');
    expect(story).toHaveLength(8);
    expect(story.join(' ')).toMatch(
      /Chaque été, nous prenions la route du Sud.*colis qui attendent.*étape par étape.*Ibn Battûta, parti de Tanger en 1325/,
    );
  });

  test('says the mission in one sentence, and four values that the site keeps', async () => {
    const lines = await about();
    expect(below(lines, 'Notre mission', 'Nos valeurs')).toEqual([
      'Qu’aucun colis n’attende quand quelqu’un part, et que personne ne parte à vide.',
    ]);
    const values = below(lines, 'Nos valeurs', '').join('\n');
    for (const value of [
      'La confiance se montre',
      'La place ne se perd pas',
      'Chacun garde la main',
      'Ni publicité, ni pistage. Votre téléphone et votre adresse ne sont pas publiés.',
    ])
      expect(values).toContain(value);
  });
});

describe('/terms', () => {
  test('are fourteen articles, in their order', async () => {
    const articles = (await terms()).filter((line) => /^\d+\. /.test(line));
    expect(articles.map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    for (const about of [
      'compte',
      'ordre',
      'ne s’envoie pas',
      'Réservations',
      'commission',
      'Annuler',
      'désaccords',
      'Avis',
      'Modération',
      'Responsabilités',
      'Changements',
      'médiation',
    ])
      expect(articles.join('\n')).toContain(about);
  });

  test('their figures are those that the site goes by', async () => {
    const text = (await terms()).join('\n');
    expect(text).toContain(`Il faut avoir ${MINIMUM_AGE} ans`);
    expect(text).toContain(`pendant ${ANSWER_HOURS / 24} jours au plus`);
    expect(text).toContain(`versé au transporteur ${RELEASE_HOURS.livree} heures après une remise`);
    expect(text).toContain(`le paiement attend alors ${RELEASE_HOURS.declaree / 24} jours`);
  });

  // The three lines of « Annuler », beside what is given back of 1,001 cents.
  test.each([
    ['si le transporteur annule, tout est rendu', 'transporteur', 1, 1_001],
    [
      `annule plus de ${CANCELLATION_HOURS} heures avant le départ`,
      'demandeur',
      CANCELLATION_HOURS + 1,
      1_001,
    ],
    ['s’il annule plus tard, la moitié lui est rendue', 'demandeur', CANCELLATION_HOURS - 1, 501],
  ] as const)('« %s »', async (sentence, par, hours, back) => {
    expect((await terms()).some((line) => line.includes(sentence))).toBe(true);
    const dateDepart = new Date('2026-07-01T12:00:00Z');
    const annuleeLe = new Date(+dateDepart - hours * 3_600_000);
    expect(refundOf(1_001, { par, annuleeLe, confirmeeLe: null, dateDepart })).toBe(back);
  });

  test(`and ${REFLEXION_MINUTES} minutes to think it over`, async () => {
    expect((await terms()).join('\n')).toContain(
      `dans les ${REFLEXION_MINUTES} minutes qui suivent la confirmation, tout lui est rendu`,
    );
  });

  test('say what the law wants said to a consumer: withdrawal, mediation, courts, order of the lists, professionals', async () => {
    const text = (await terms()).join('\n');
    for (const sentence of [
      /n’ouvre pas le délai de rétractation de quatorze jours \(article L\. 221-28, 12°/,
      /Un produit acheté à distance à un professionnel garde ce délai, auprès de lui \(article L\. 221-18\)/,
      /médiateur de la consommation, ou aller devant le tribunal de son domicile/,
      /Personne ne paie pour être placé plus haut/,
      /« Professionnel » et le droit de la consommation s’applique/,
      /avis sont montrés du plus récent au plus ancien, sans contrepartie et sans vérification préalable/,
      /Le droit français s’applique, sans retirer à un consommateur la protection de la loi de son pays/,
      /l’argent liquide et tout ce qu’interdisent les pays traversés/,
    ])
      expect(text).toMatch(sentence);
  });

  test('name who runs the site and the mediator, where they are named', async () => {
    expect((await terms()).join('\n')).not.toMatch(/est édité par|dont nous relevons/);
    vi.resetModules();
    named();
    const text = (await terms()).join('\n');
    expect(text).toContain(
      `Safar est édité par ${OPERATOR.PRODUCT_OPERATOR}, ${OPERATOR.PRODUCT_ADDRESS}, que vous pouvez joindre à ${OPERATOR.PRODUCT_EMAIL}.`,
    );
    expect(text).toContain(`dont nous relevons (${OPERATOR.PRODUCT_MEDIATOR})`);
    expect(text).not.toContain('Rihla');
  });
});

describe('in another language', () => {
  const GOVERNS = {
    en: ['only ', 'the French version', ' is legally binding.'],
    ar: ['', 'النسخة الفرنسية', ' وحدها هي الملزِمة قانونًا.'],
  };
  test.each(['en', 'ar'] as const)(
    '%s: the terms and the notice say that the French text governs, and lead to it',
    async (langue) => {
      const [before, said, after] = GOVERNS[langue];
      for (const [page, path] of [
        [termsPage, '/terms'],
        [noticePage, '/mentions-legales'],
      ] as const)
        expect(await htmlIn(langue, page)).toContain(
          `${before}<a href="${path}" hrefLang="fr">${said}</a>${after}`,
        );
    },
  );

  test('French says nothing of the kind', async () => {
    for (const page of [termsPage, noticePage])
      expect(await htmlIn('fr', page)).not.toContain('hrefLang="fr"');
  });
});

describe('the legal notice', () => {
  test.each(LANGUES)(
    'in %s: a telephone is read from left to right, whatever stands around it',
    async (langue) => {
      named();
      expect(await htmlIn(langue, noticePage)).toContain(
        `<bdi dir="ltr">${OPERATOR.PRODUCT_PHONE}</bdi></li>`,
      );
    },
  );

  test('of a demonstration says that it is one, and nothing of a company', async () => {
    const lines = await notice();
    expect(lines.join('\n')).toMatch(/Ce site est une démonstration : personne ne l’exploite/);
    expect(lines).not.toContain('Hébergement');
  });

  test('says of an operator all that French law wants: publisher, register, telephone, director, host, mediator', async () => {
    named();
    const lines = await notice();
    expect(below(lines, 'Éditeur', 'Hébergement')).toEqual([
      `${OPERATOR.PRODUCT_OPERATOR}, ${OPERATOR.PRODUCT_ADDRESS}`,
      `TVA intracommunautaire : ${OPERATOR.PRODUCT_VAT_NUMBER}`,
      `E-mail : ${OPERATOR.PRODUCT_EMAIL}`,
      `Téléphone : ${OPERATOR.PRODUCT_PHONE}`,
      `Directeur ou directrice de la publication : ${OPERATOR.PRODUCT_DIRECTOR}`,
    ]);
    expect(below(lines, 'Hébergement', 'Notre rôle')).toEqual([OPERATOR.PRODUCT_HOSTING]);
    const disputes = below(lines, 'Réclamations, médiation, litiges', 'Signaler un contenu illicite').join(
      ' ',
    );
    expect(disputes).toContain(`dont nous relevons (${OPERATOR.PRODUCT_MEDIATOR})`);
    expect(disputes).toMatch(/délai de rétractation.*conditions d’utilisation/);
    expect(below(lines, 'Signaler un contenu illicite', 'Propriété intellectuelle').join(' ')).toMatch(
      /point de contact unique, en français ou en anglais/,
    );
  });
});

describe('/privacy', () => {
  test('draws its table from the one that decides of copies, ends and periods: every kind of data about somebody', async () => {
    const lines = await privacy();
    const capital = (text: string) => plain(text.charAt(0).toUpperCase() + text.slice(1));
    const kinds = Object.entries(DONNEES).filter(([name, { de }]) => de !== null || name === 'rate_limits');
    expect(kinds.length).toBeGreaterThan(30);
    expect(below(lines, 'Jusqu’à quand', 'Pourquoi')).toEqual(
      kinds.flatMap(([, { est, pour, duree }]) => [plain(est), capital(pour), capital(duree)]),
    );
  });

  test('says who answers, on what ground, who else receives what, and each right', async () => {
    named();
    const text = (await privacy()).join('\n');
    for (const sentence of [
      /Safar est édité par Safar SAS/,
      /exécuter le service que vous demandez/,
      /notre intérêt légitime/,
      /pour respecter la loi/,
      /confiés à des prestataires, qui ne reçoivent que ce que leur tâche demande/,
      /consulter, corriger, télécharger et effacer/,
      /vous opposer à un usage ou le faire limiter/,
      /nous répondons dans le mois/,
      /saisir la CNIL/,
    ])
      expect(text).toMatch(sentence);
  });
});

test('/cookies denies nothing that the site does: the time that pages take is counted, and said', async () => {
  const text = (await cookies()).join('\n');
  expect(text).not.toMatch(/mesure d’audience/);
  expect(text).toMatch(/Le temps que les pages publiques mettent à s’afficher est compté, par genre de page/);
  expect((await privacy()).join('\n')).toMatch(/Ni adresse, ni compte, ni page lue n’y est/);
});

test('/verifications says of each badge what was proved, and what none of them says', async () => {
  const lines = await read(() => import('@/app/[langue]/(site)/verifications/page'));
  const said = below(lines, 'Les badges', 'Le signe à côté d’un nom');
  expect(said.filter((_, index) => index % 2 === 0).sort()).toEqual(Object.values(verification).sort());
  expect(said.every((line) => line.length > 4)).toBe(true);
  expect(below(lines, 'Ce qu’un badge ne dit pas', 'Ce que deviennent les documents').join(' ')).toMatch(
    /ne promet ni un bon voyage ni un bon envoi/,
  );
  expect(lines.join(' ')).toMatch(/chaque ouverture est notée, et elles sont effacées avec la réponse/);
});
