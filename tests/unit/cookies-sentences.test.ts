import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cookiesOfSite, keptBeside } from '@/app/[langue]/(site)/cookies/kept';
import CookiesPage from '@/app/[langue]/(site)/cookies/page';
import { TYPED_SECONDS } from '@/lib/core/http/plain-form';
import { DEVICE_DAYS, LOGIN_PERIODS, TRUSTED_DAYS } from '@/lib/core/sessions/periods';
import { LANGUE_COOKIE_SECONDS } from '@/lib/langues/adresse.mjs';
import { type Held, isIn, sentencesOf, shownBy } from '../support/sentences';

const says =
  (...figures: number[]): Held =>
  (sentence) => {
    for (const figure of figures) expect(sentence).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  };
const { short, remembered } = LOGIN_PERIODS;
const login = shownBy('browser/cookies.spec.ts', 'what /cookies says of the three cookies of a login');
const typed = shownBy('integration/remises-forms.test.ts', 'what was typed into a refused plain form');
const offline = shownBy('browser/offline.spec.ts', 'a link is passed on; without a network');
const settings = shownBy('browser/settings.spec.ts', 'the settings: one’s name is changed everywhere');
const push = shownBy('browser/push.spec.ts', 'what is pushed is shown');
const worker = isIn(
  'tests/unit/service-worker.test.ts',
  /keeps one page, and takes away what the one before it kept/,
);
const parcel = shownBy('browser/remises.spec.ts', 'a parcel is reserved, paid, scanned, received');
const vitals = shownBy(
  'browser/pays.spec.ts',
  'a page that is left tells once how long it took, without a cookie',
);
const atTheFoot = isIn('tests/browser/langues.spec.ts', /at the foot of a page, and it lasts/);
const inSettings = shownBy('browser/langues-appareils.spec.ts', 'a language chosen on one device is that of');
/** Every browser test ends with it: nothing is kept that the page does not name. */
const nothingElse = isIn('tests/browser/support/test.ts', /keptUnnamed\(context, ORIGIN\)/);
const noStrangers = isIn('tests/unit/security-headers.test.ts', /default-src|script-src/);
/** Follows from what the other sentences say. */
const follows: Held = () => {};

/** Every sentence of /cookies by how it begins, and what holds it to be true. */
const SENTENCES: [string, ...Held[]][] = [
  ['Prouve que vous êtes connecté', login],
  ['Il est httpOnly\u202f: aucun script', login],
  [
    'Sans « se souvenir de moi »',
    login,
    says(short.days, short.idleHours, remembered.days, remembered.idleHours / 24),
    isIn(
      'tests/integration/safety-sessions.test.ts',
      /end when nobody uses them: after half a day, or two weeks/,
    ),
  ],
  ['Dit seulement «', login],
  ['Il dure autant que le premier', login],
  [
    'Rappelle que ce navigateur',
    isIn('tests/integration/safety-sessions.test.ts', /is told to the owner once, a known device is not/),
  ],
  [
    'Si vous le demandez, il vous dispense',
    says(TRUSTED_DAYS),
    isIn('tests/integration/safety-two-factor.test.ts', /is not asked again, for thirty days/),
  ],
  ['Il est httpOnly, signé', login, says(DEVICE_DAYS)],
  ['Rend ce que vous avez écrit', typed],
  ['Retient la langue que vous avez choisie', atTheFoot, inSettings],
  ['Il dure 365 jours', atTheFoot, says(LANGUE_COOKIE_SECONDS / 86_400)],
  ['Il est httpOnly et dure', typed, says(TYPED_SECONDS / 60)],
  ['La déconnexion efface les deux premiers', login],
  ['Ces notes restent chez vous', vitals],
  ['Le message de confirmation', nothingElse],
  [
    'Ce que vous avez commencé à écrire',
    shownBy(
      'browser/registration.spec.ts',
      'a reload gives back what was typed, without passwords and papers',
    ),
  ],
  ['La déconnexion l’efface.', login],
  ['Le code d’un colis', parcel],
  ['Pour qui ce navigateur reçoit', push],
  ['Clair ou sombre, si vous l’avez choisi au bas', settings],
  ['Clair ou sombre, si vous l’avez choisi dans', settings],
  [
    'Le numéro de votre compte, pour que',
    isIn(
      'tests/browser/owner-room.spec.ts',
      /KEPT_NAMES\.member\);\n\s+await expect\.poll\(member\)\.toBe\(owner\.id\)/,
    ),
  ],
  ['Ce que vous avez vu de vos réservations', offline],
  [
    'La déconnexion l’efface\u202f; ce qui a plus de trente',
    offline,
    isIn('components/session/offline.ts', /MOST_DAYS = 30;/),
  ],
  ['La page qui s’affiche sans réseau', offline, worker],
  ['Elle ne dit rien de vous', isIn('server/service-worker.js', /credentials: 'omit'/)],
  ['Ni publicité, ni suivi', nothingElse, noStrangers],
  ['Tout ce qui précède est nécessaire', follows],
  ['Le temps que les pages publiques', vitals],
  ['Rien n’est gardé pour cela', vitals, nothingElse, isIn('tests/integration/vitals.test.ts', /qui: 'moi'/)],
  ['Vous pouvez bloquer ou effacer', follows],
  [
    'Tout ce qui est public reste',
    shownBy('browser/no-scripts.spec.ts', 'the list, its filters and a trip read completely without scripts'),
  ],
  ['Pour le reste de vos données', follows],
];

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const paragraphs = [...renderToStaticMarkup(CookiesPage()).matchAll(/<p>(.*?)<\/p>/gs)].map(([, html = '']) =>
  html.replace(/<[^>]*>/g, ''),
);
const said = new Set(
  [...cookiesOfSite(), ...keptBeside()]
    .map(({ text }) => text)
    .concat(paragraphs)
    .flatMap((text) => sentencesOf(plain(text))),
);

test.each([...said])('« %s » is held to be true', (sentence) => {
  const found = SENTENCES.filter(([begin]) => sentence.startsWith(begin));
  expect([sentence, found.length]).toEqual([sentence, 1]);
  for (const check of (found[0]?.slice(1) ?? []) as Held[]) check(sentence);
});

test('nothing is held that /cookies does not say', () => {
  const unsaid = SENTENCES.filter(([begin]) => ![...said].some((sentence) => sentence.startsWith(begin)));
  expect(unsaid.map(([begin]) => begin)).toEqual([]);
});
