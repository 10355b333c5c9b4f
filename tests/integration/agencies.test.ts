import { beforeAll, describe, expect, test } from 'vitest';
import { db, newId } from '@/lib/core/db';
import { listComingTransports } from '@/lib/transports/queries/listings';
import { getAgency } from '@/lib/users/queries/agencies';
import { askUsers, companyNames, makeAgency } from '../support/agencies';
import { type MadeUser, makeReview, makeTransport, makeUser } from '../support/factories';

let atlas: MadeUser;
let teranga: MadeUser;

beforeAll(async () => {
  atlas = await makeAgency(
    {
      companyName: 'Trans Atlas',
      address: '26 rue des Cabœufs, 92230 Gennevilliers',
      ville: 'Paris',
      services: ['stockage', 'emballage', 'expedition', 'reception'],
    },
    { identityVerifiedAt: new Date() },
  );
  await makeAgency({
    companyName: 'El Djazaïr Fret',
    address: '48 boulevard de Dunkerque, 13002 Marseille',
    ville: 'Marseille',
    services: ['stockage', 'expedition'],
  });
  teranga = await makeAgency({
    companyName: 'Téranga Cargo',
    address: 'Route de Rufisque, Dakar',
    ville: 'Dakar',
    services: ['reception'],
  });
  await makeAgency({
    companyName: 'Détroit Express',
    address: 'Zone franche',
    ville: 'Tanger',
    services: [],
  });
  await makeAgency({
    companyName: 'Hameau Colis',
    address: 'Le bourg',
    ville: 'Trifouilly-les-Oies',
    services: [],
  });
  const ended = await makeAgency({ companyName: 'Ancienne Maison', ville: 'Paris', services: ['stockage'] });
  await db.user.update({ where: { id: ended.user.id }, data: { deletedAt: new Date() } });
  await makeUser();
  await makeUser({ userType: 'professional' });
});

describe('GET /users?userType=agency', () => {
  test.each([
    ['', ['Détroit Express', 'El Djazaïr Fret', 'Hameau Colis', 'Trans Atlas', 'Téranga Cargo']],
    [
      'search=&ville=&services=',
      ['Détroit Express', 'El Djazaïr Fret', 'Hameau Colis', 'Trans Atlas', 'Téranga Cargo'],
    ],
    ['search=teranga', ['Téranga Cargo']],
    ['search=DJAZAIR', ['El Djazaïr Fret']],
    ['search=atl', ['Trans Atlas']],
    ['search=atlas trans', ['Trans Atlas']],
    ['search=tlas', []],
    ['search=teranga atlas', []],
    ['search=cabœufs', ['Trans Atlas']],
    ['search=dunkerque', ['El Djazaïr Fret']],
    ['search=marseille', ['El Djazaïr Fret']],
    ['search=tangier', ['Détroit Express']],
    [`search=${encodeURIComponent('طنجة')}`, ['Détroit Express']],
    ['search=sénégal', ['Téranga Cargo']],
    ['search=réception', ['Trans Atlas', 'Téranga Cargo']],
    ['search=stockage marseille', ['El Djazaïr Fret']],
    ['search=100%25', []],
    ['search=_', ['Détroit Express', 'El Djazaïr Fret', 'Hameau Colis', 'Trans Atlas', 'Téranga Cargo']],
    ["search=' OR 1=1 --", []],
    ['ville=paris', ['Trans Atlas']],
    ['ville=Tangier', ['Détroit Express']],
    ['ville=trifouilly les oies', ['Hameau Colis']],
    ['ville=Lyon', []],
    ['services=stockage', ['El Djazaïr Fret', 'Trans Atlas']],
    ['services=stockage,reception', ['Trans Atlas']],
    ['services=stockage&services=expedition', ['El Djazaïr Fret', 'Trans Atlas']],
    ['services=stockage,stockage', ['El Djazaïr Fret', 'Trans Atlas']],
    ['services=expedition&ville=Marseille&search=fret', ['El Djazaïr Fret']],
    ['services=reception&ville=Marseille', []],
  ])('%s', async (query, expected) => {
    const { status, body } = await askUsers(`userType=agency&${query}`);
    expect(status).toBe(200);
    expect(companyNames(body).sort()).toEqual(expected);
  });

  test.each([
    ['', 'userType'],
    ['userType=particular', 'userType'],
    ['userType=agency&userType=agency', 'userType'],
    ['userType=agency&services=gardiennage', 'services.0'],
    ['userType=agency&services=stockage,gardiennage', 'services.1'],
    ['userType=agency&limit=0', 'limit'],
    ['userType=agency&limit=101', 'limit'],
    ['userType=agency&cursor=abc', 'cursor'],
    ['userType=agency&tri=note', 'tri'],
    [`userType=agency&search=${'a'.repeat(121)}`, 'search'],
  ])('%s is 422', async (query, field) => {
    const { status, body } = await askUsers(query);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('shows what an agency publishes and nothing else', async () => {
    const { body } = await askUsers('userType=agency&search=trans atlas');
    const account = await db.user.findUniqueOrThrow({ where: { id: atlas.user.id } });
    expect(body.data[0]).toMatchObject({
      _id: atlas.user.id,
      userType: 'agency',
      companyName: 'Trans Atlas',
      verified: true,
      rating: null,
      reviewCount: 0,
      agencyDetails: {
        address: '26 rue des Cabœufs, 92230 Gennevilliers',
        ville: 'Paris',
        timezone: 'Europe/Paris',
        openingHours: { monday: '9h-18h', saturday: '9h-13h' },
        mainContact: { email: 'contact@trans-atlas.test' },
        storageCapacity: '400 m³',
        agencyPhotos: [],
      },
    });
    const text = JSON.stringify(body.data);
    for (const secret of [account.email, account.phoneNumber, 'Wafa 12', 'MA64', '98765432400019'])
      expect(text).not.toContain(secret);
  });

  test('comes verified first, then best thought of, page by page without a gap or a double', async () => {
    const { user: one } = await makeUser();
    const { user: two } = await makeUser();
    await makeReview(one, teranga.user, 5);
    await makeReview(two, teranga.user, 5);
    const all = (await askUsers('userType=agency')).body;
    expect(companyNames(all).slice(0, 2)).toEqual(['Trans Atlas', 'Téranga Cargo']);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await askUsers(`userType=agency&limit=2${cursor}`);
      seen.push(...companyNames(body));
      cursor = body.meta.nextCursor ? `&cursor=${body.meta.nextCursor}` : '';
    } while (cursor);
    expect(seen).toEqual(companyNames(all));
  });
});

describe('one agency', () => {
  test('is found by its id, and only if it is one and still there', async () => {
    expect((await getAgency(atlas.user.id)).agencyDetails.companyName).toBe('Trans Atlas');
    const { user: person } = await makeUser();
    const ended = await makeUser({ userType: 'agency' });
    await db.user.update({ where: { id: ended.user.id }, data: { deletedAt: new Date() } });
    for (const id of [person.id, ended.user.id, newId()]) {
      await expect(getAgency(id)).rejects.toMatchObject({ code: 'not_found', message: 'Agence non trouvée' });
    }
  });

  test('shows its visible departures to come, soonest first', async () => {
    const agency = await makeUser({ userType: 'agency' });
    const later = await makeTransport(agency.actor, { days: 9 });
    const sooner = await makeTransport(agency.actor, { days: 2 });
    await makeTransport(agency.actor, { days: -2 });
    const hidden = await makeTransport(agency.actor, { days: 3, isVisible: false });
    const ids = (await listComingTransports(agency.user.id, 5)).map((transport) => transport._id);
    expect(ids).toEqual([sooner._id, later._id]);
    expect(ids).not.toContain(hidden._id);
    expect(await listComingTransports(agency.user.id, 1)).toHaveLength(1);
  });
});
