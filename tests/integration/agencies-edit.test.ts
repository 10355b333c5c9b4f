import { beforeAll, describe, expect, test } from 'vitest';
import { PUT as putAgency } from '@/app/api/users/me/agency/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { db, newId } from '@/lib/core/db';
import { getAgency } from '@/lib/users/queries/agencies';
import { askUsers, changeAgency, companyNames } from '../support/agencies';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';

/** A picture's row without its files. */
async function makeImage(ownerId: string): Promise<string> {
  const id = newId();
  const url = `/uploads/${id}-640.webp`;
  const size = { width: 640, height: 480, widths: [96, 640], bytes: 1000 };
  await db.image.create({ data: { id, ownerId, kind: 'general', storage: 'local', key: id, url, ...size } });
  return url;
}

let atlas: MadeUser;
let teranga: MadeUser;

beforeAll(async () => {
  atlas = await makeUser({ userType: 'agency' });
  teranga = await makeUser({ userType: 'agency' });
});

describe('PUT /users/me/agency', () => {
  test('changes what is given, keeps the rest, and everything that follows stays in step', async () => {
    const agency = await makeUser({ userType: 'agency' });
    const moved = await changeAgency(agency, {
      companyName: '  Détroit Fret ',
      ville: 'tangier',
      openingHours: { monday: '9h-12h, 14h-18h', tuesday: ' ', sunday: '24h/24' },
      services: ['reception', 'reception'],
      mainContact: { name: 'Omar', phone: '06 12 34 56 78', email: '' },
      insurance: '',
    });
    expect(moved.status).toBe(200);
    expect(moved.body.data.agencyDetails).toMatchObject({
      companyName: 'Détroit Fret',
      ville: 'Tanger',
      timezone: 'Africa/Casablanca',
      address: '12 boulevard Zerktouni, 20250 Casablanca, Maroc',
      openingHours: { monday: '9h-12h, 14h-18h', sunday: '24h/24' },
      services: ['reception'],
      mainContact: { name: 'Omar', phone: '0612345678', email: null },
      insurance: null,
      storageCapacity: '400 m³',
    });
    expect(moved.body.data.location).toBe('Tanger');
    expect(Object.keys(moved.body.data.agencyDetails?.openingHours ?? {})).toEqual(['monday', 'sunday']);
    const { body } = await askUsers('userType=agency&search=detroit fret reception&ville=Tanger');
    expect(companyNames(body)).toEqual(['Détroit Fret']);
    expect((await askUsers('userType=agency&search=detroit fret stockage')).body.data).toEqual([]);
  });

  test('an address without a city brings its own, and an unknown city keeps the clock', async () => {
    const agency = await makeUser({ userType: 'agency' });
    const dakar = await changeAgency(agency, { address: 'Rue 10, Médina, Dakar' });
    expect(dakar.body.data.agencyDetails).toMatchObject({ ville: 'Dakar', timezone: 'Africa/Dakar' });
    const village = await changeAgency(agency, { ville: 'Trifouilly' });
    expect(village.body.data.agencyDetails).toMatchObject({ ville: 'Trifouilly', timezone: 'Africa/Dakar' });
  });

  test('is for agencies, signed in, and their own agency only', async () => {
    const change = { companyName: 'Autre nom' };
    for (const userType of ['particular', 'professional'] as const) {
      const { status, body } = await changeAgency(await makeUser({ userType }), change);
      expect(status).toBe(403);
      expect(body.code).toBe('forbidden');
    }
    expect((await call(putAgency, { method: 'PUT', body: change })).status).toBe(401);
    expect((await changeAgency(atlas, { ...change, userId: teranga.user.id })).status).toBe(422);
    expect((await getAgency(teranga.user.id)).companyName).toBe('Trans Atlas');
  });

  test.each([
    [{ companyName: ' ' }, 'companyName'],
    [{ companyName: 'x'.repeat(121) }, 'companyName'],
    [{ address: null }, 'address'],
    [{ storageCapacity: '' }, 'storageCapacity'],
    [{ services: ['gardiennage'] }, 'services.0'],
    [{ openingHours: { monday: 'x'.repeat(61) } }, 'openingHours.monday'],
    [{ mainContact: { email: 'nadia' } }, 'mainContact.email'],
    [{ mainContact: { phone: 'douze' } }, 'mainContact.phone'],
    [{ companyName: 'Trans Atlas', siret: '12345678201232' }, 'siret'],
    [{ companyName: 'Trans Atlas', timezone: 'Africa/Dakar' }, 'timezone'],
    [{ agencyPhotos: Array.from({ length: 9 }, (_, index) => `/uploads/${index}.webp`) }, 'agencyPhotos'],
    [{ agencyPhotos: ['/uploads/unknown.webp'] }, 'agencyPhotos'],
  ])('%j is 422', async (change, field) => {
    const { status, body } = await changeAgency(atlas, change);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('nothing at all is 422 too, on no field', async () => {
    const { status, body } = await changeAgency(atlas, {});
    expect([status, body.message, body.fields]).toEqual([422, 'Rien à modifier.', undefined]);
  });

  test('keeps photos in their order, takes some away, and takes no one else’s', async () => {
    const agency = await makeUser({ userType: 'agency' });
    const photos = await Promise.all([1, 2, 3].map(() => makeImage(agency.user.id)));
    const [a = '', b = '', c = ''] = photos;
    const shown = async () => (await getAgency(agency.user.id)).agencyDetails.agencyPhotos;
    expect((await changeAgency(agency, { agencyPhotos: [a, b, c, a] })).status).toBe(200);
    expect(await shown()).toEqual([a, b, c]);
    await changeAgency(agency, { agencyPhotos: [c, a] });
    expect(await shown()).toEqual([c, a]);
    await changeAgency(agency, { storageCapacity: '90 m³' });
    expect(await shown()).toEqual([c, a]);
    const foreign = await makeImage(teranga.user.id);
    const refused = await changeAgency(agency, { agencyPhotos: [a, foreign], storageCapacity: '1 m³' });
    expect(refused.status).toBe(422);
    expect(await shown()).toEqual([c, a]);
    const me = await call(getMe, { token: agency.token });
    expect(me.body.data.agencyDetails?.storageCapacity).toBe('90 m³');
    await changeAgency(agency, { agencyPhotos: [] });
    expect(await shown()).toEqual([]);
  });

  test('two changes at once leave one of the two, whole', async () => {
    const agency = await makeUser({ userType: 'agency' });
    const answers = await Promise.all(
      ['Lyon', 'Dakar', 'Tunis', 'Tanger'].map((ville) =>
        changeAgency(agency, { ville, companyName: `Relais ${ville}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { agencyDetails, location } = await getAgency(agency.user.id);
    expect(agencyDetails.companyName).toBe(`Relais ${agencyDetails.ville}`);
    expect(location).toBe(agencyDetails.ville);
    const row = await db.agencyDetails.findUniqueOrThrow({ where: { userId: agency.user.id } });
    expect(row.texteRecherche).toContain(`relais ${row.ville?.toLowerCase()} ${row.ville?.toLowerCase()}`);
  });
});
