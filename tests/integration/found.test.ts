import { beforeAll, describe, expect, test } from 'vitest';
import { GET as readAgenda } from '@/app/[langue]/(site)/agences/[id]/departs.ics/route';
import { faqQuestions, faqStructuredData } from '@/app/[langue]/(site)/faq/questions';
import { GET as readAtom } from '@/app/[langue]/(site)/paires/[paire]/atom.xml/route';
import { agencyListStructuredData, agencyStructuredData } from '@/components/agences/agency-structured-data';
import { demandeStructuredData } from '@/components/demandes/demande-structured-data';
import { breadcrumbData } from '@/components/listing/list-data';
import { produitStructuredData } from '@/components/produits/produit-structured-data';
import { listStructuredData, siteStructuredData } from '@/components/transports/list-structured-data';
import { paireStructuredData } from '@/components/transports/paire-structured-data';
import { transportStructuredData } from '@/components/transports/transport-structured-data';
import { profileStructuredData } from '@/components/users/profile-structured-data';
import { wordsIn } from '@/components/words/words-of';
import { readPaire } from '@/lib/core/cities/paires';
import { paysOfCities } from '@/lib/core/cities/pays';
import { siteOrigin } from '@/lib/core/origin';
import { getDemande } from '@/lib/demandes/queries';
import { ecrans } from '@/lib/langues/ecrans';
import { getProduit } from '@/lib/produits/queries';
import { listPaire } from '@/lib/transports/queries/paire';
import type { TransportView } from '@/lib/transports/queries/view';
import { getAgency } from '@/lib/users/queries/agencies';
import { publicUserView } from '@/lib/users/queries/public';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReview,
  makeTransport,
  makeUser,
} from '../support/factories';
import { schemaOrgProblems } from '../support/schema-org';

const ORIGIN = 'https://rihla.example';
const paire = readPaire('lyon-tanger');
let agency: MadeUser;
let person: MadeUser;
let transport: TransportView;

beforeAll(async () => {
  [agency, person] = [
    await makeUser({ userType: 'agency' }),
    await makeUser({ lastName: 'Ben\u0007 & <fils>' }),
  ];
  transport = await makeTransport(person.actor, { nom: 'Un & <b>deux</b>', days: 4 });
  await makeTransport(agency.actor, { villes: ['Lyon', 'Tanger'], days: 6 });
  await makeTransport(agency.actor, { villes: ['Lyon', 'Tanger'], days: 7, isVisible: false });
  await makeReview(person.user, agency.user, 4);
});

describe('structured data are schema.org’s own words', () => {
  test.each<[string, () => Promise<object> | object]>([
    ['a trip', () => transportStructuredData(transport, ORIGIN)],
    ['trips', () => listStructuredData([transport], ORIGIN, 'fr')],
    ['the site', () => siteStructuredData(ORIGIN, 'fr')],
    ['a way', () => breadcrumbData([{ name: 'Trajets', path: '/transporteurs' }], ORIGIN)],
    ['an agency', async () => agencyStructuredData(await getAgency(agency.user.id), ORIGIN)],
    ['agencies', async () => agencyListStructuredData([await getAgency(agency.user.id)], ORIGIN)],
    ['a person', async () => profileStructuredData(await publicUserView(person.user.id), ORIGIN)],
    [
      'a need',
      async () => demandeStructuredData(await getDemande((await makeDemande(person.user)).id), ORIGIN),
    ],
    [
      'a product',
      async () => produitStructuredData(await getProduit((await makeProduit(person.user)).id), ORIGIN),
    ],
    ['questions', () => faqStructuredData(faqQuestions('faq', 'reel'))],
    [
      'two cities',
      async () => {
        if (!paire) throw new Error('no pair');
        return paireStructuredData(
          wordsIn('fr', ecrans.fr['transports/paire']),
          {
            ...paire,
            sens: 'de Lyon à Tanger',
            prix: null,
            transports: await listPaire(paire, 6),
            pays: paysOfCities(paire.depart, paire.arrivee),
          },
          ORIGIN,
        );
      },
    ],
  ])('%s', async (_name, made) => expect(schemaOrgProblems(await made())).toEqual([]));

  test('what is wrong is noticed', () => {
    const wrong = {
      '@type': 'Trip',
      prix: 3,
      arrivalTime: 3,
      offers: { '@type': 'Place' },
      provider: { '@type': 'Autre' },
    };
    expect(schemaOrgProblems(wrong).map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['prix', 'arrivalTime', 'offers', 'provider']),
    );
  });

  test('an agency’s note is that of its reviews, and an offer says what is free', async () => {
    expect(agencyStructuredData(await getAgency(agency.user.id), ORIGIN)).toMatchObject({
      '@type': 'LocalBusiness',
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
    expect(transportStructuredData(transport, ORIGIN)).toMatchObject({
      offers: { availability: 'https://schema.org/InStock', inventoryLevel: { value: 40, unitCode: 'KGM' } },
    });
  });
});

describe('feeds', () => {
  const atom = (address: string, langue = 'fr') =>
    readAtom(new Request(ORIGIN), { params: Promise.resolve({ langue, paire: address }) });
  const agenda = (id: string, langue = 'fr') =>
    readAgenda(new Request(ORIGIN), { params: Promise.resolve({ langue, id }) });

  test('two cities’ announcements, newest first, whatever people are called', async () => {
    const answer = await atom('lyon-tanger');
    expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const text = await answer.text();
    // Well-formed: each element that begins ends, in order, and no other sign of XML stands in a text.
    const open: string[] = [];
    for (const [, close, name = '', alone] of text
      .replace(/<\?xml[^>]*\?>/, '')
      .matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect(open).toEqual([]);
    expect(text.replace(/<\/?[a-z]+[^<>]*>|<\?xml[^>]*\?>/g, '')).not.toMatch(/[<>]|&(?!#\d+;)/);
    expect(text).not.toContain('\u0007');
    expect(text.match(/<entry>/g)).toHaveLength(2);
    for (const part of ['id', 'title', 'updated', 'author']) expect(text).toMatch(new RegExp(`<${part}>`));
    const updated = [...text.matchAll(/<updated>([^<]+)</g)].map(([, at = '']) => Date.parse(at));
    expect(updated).toEqual(updated.toSorted((a, b) => b - a));
    expect(text).toContain(`/transporteurs/${transport._id}"`);
  });

  test('another spelling leads there, what is no pair is not there', async () => {
    const moved = await atom('Lyon-Tangier');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/colis/lyon-tanger/atom.xml']);
    expect((await atom('nulle-part')).status).toBe(404);
    expect((await (await atom('oslo-dakar')).text()).match(/<entry>/g)).toBeNull();
  });

  test('an agency’s coming departures for a calendar; of nobody else', async () => {
    const text = await (await agenda(agency.user.id)).text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('SUMMARY:Lyon → Tanger');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    for (const id of [person.user.id, 'x', '018f0000-0000-7000-8000-000000000000'])
      expect((await agenda(id)).status).toBe(404);
  });

  test.each([
    ['en', 'Lyon → Tangier', /Leaves \w{3} \d+ \w+.*40\u00a0kg free\./, 'Departures of '],
    ['ar', 'ليون\u200f ← \u200fطنجة', /الانطلاق .*40\u00a0كغ متاحة\./, 'انطلاقات '],
  ])(
    'in %s both say what they tell in it, and lead to its pages',
    async (langue, trajet, sentence, departs) => {
      const feed = await (await atom('lyon-tanger', langue)).text();
      expect(feed).toContain(`xml:lang="${langue}"`);
      expect(feed).toContain(trajet);
      expect(feed).toMatch(sentence);
      expect(feed).toContain(`<link href="${siteOrigin()}/${langue}/transporteurs/${transport._id}"`);
      expect(feed).toContain(
        `<link rel="self" type="application/atom+xml" href="${siteOrigin()}/${langue}/colis/lyon-tanger/atom.xml"`,
      );
      expect(feed).not.toMatch(/Départ|libre|Tanger\b/);
      const moved = await atom('Lyon-Tangier', langue);
      expect(moved.headers.get('location')).toBe(`/${langue}/colis/lyon-tanger/atom.xml`);
      const calendar = (await (await agenda(agency.user.id, langue)).text()).replace(/\r\n[ \t]/g, '');
      for (const part of [
        `SUMMARY:${trajet}`,
        departs,
        `/${langue}/transporteurs/`,
        `//${langue.toUpperCase()}`,
      ])
        expect(calendar).toContain(part);
      expect(calendar.replaceAll('\\', '')).toMatch(sentence);
      expect(calendar).not.toMatch(/Départ|libre/);
    },
  );
});
