import { afterAll, describe, expect, it } from 'vitest';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { GET as getUser } from '@/app/api/users/[userId]/route';
import { PATCH as patchDetails } from '@/app/api/users/me/details/route';
import { closeDatabase, db } from '@/lib/core/db';
import { bearer, call, data } from '@/tests/support/accounts';
import { PASSWORD, registrations } from '@/tests/support/factories';

afterAll(closeDatabase);

async function registered(type: keyof typeof registrations) {
  const answer = await call(postRegister, { body: registrations[type]() });
  const { token, user } = data<{ token: string; user: { _id: string } }>(answer);
  const patch = (body: object) => call(patchDetails, { method: 'PATCH', body, headers: bearer(token) });
  return { id: user._id, token, patch };
}

describe('PATCH /users/me/details', () => {
  it('corrects what a private person told, and nothing of it is public', async () => {
    const { id, patch } = await registered('particular');
    await db.user.update({ where: { id }, data: { identityVerifiedAt: new Date() } });
    const kept = await patch({ particularDetails: { address: '2 place Bellecour, Lyon' } });
    expect(kept.body).toMatchObject({
      data: {
        verified: true,
        particularDetails: { address: '2 place Bellecour, Lyon', birthDate: '1990-05-17' },
      },
    });
    const changed = await patch({ particularDetails: { idCard: 'ZZ-42', type: '' } });
    expect(changed.body).toMatchObject({
      data: {
        verified: false,
        particularDetails: { idCard: 'ZZ-42', type: null, address: '2 place Bellecour, Lyon' },
      },
    });
    const seen = JSON.stringify((await call(getUser, { params: { userId: id } })).body);
    expect(seen).not.toMatch(/ZZ-42|Bellecour/);
  });

  it('corrects what a driver told; another bank account needs the password', async () => {
    const { patch } = await registered('professional');
    const changed = await patch({
      professionalDetails: { capacity: 1250.5, coverage: ['Sénégal'], insurance: '' },
    });
    expect(changed.body).toMatchObject({
      data: {
        professionalDetails: { capacity: 1250.5, coverage: ['Sénégal'], insurance: null, experience: 7 },
      },
    });
    const bank = { professionalDetails: { bankInfo: 'FR76 3000' } };
    expect(await patch(bank)).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.any(String) } },
    });
    expect(await patch({ ...bank, currentPassword: 'pas le bon' })).toMatchObject({ status: 422 });
    const proved = await patch({ ...bank, currentPassword: PASSWORD });
    expect(proved.body).toMatchObject({ data: { professionalDetails: { bankInfo: 'FR76 3000' } } });
    expect((await patch(bank)).status).toBe(200);
    const siret = await patch({ professionalDetails: { siret: '12345' } });
    expect(siret).toMatchObject({
      status: 422,
      body: { fields: { 'professionalDetails.siret': expect.stringMatching(/14 chiffres/) } },
    });
  });

  it('takes one’s own block only, with something in it', async () => {
    const { patch } = await registered('agency');
    expect(
      (
        await patch({
          agencyDetails: { bankInfo: 'MA64', siret: '73282932000074' },
          currentPassword: PASSWORD,
        })
      ).status,
    ).toBe(200);
    for (const body of [
      {},
      { agencyDetails: {} },
      { professionalDetails: { experience: 3 } },
      { agencyDetails: { siret: '73282932000074' }, particularDetails: { address: 'Lyon' } },
      { agencyDetails: { companyName: 'Autre' } },
    ])
      expect((await patch(body)).status, JSON.stringify(body)).toBe(422);
    expect(
      (await call(patchDetails, { method: 'PATCH', body: { agencyDetails: { siret: 'X' } } })).status,
    ).toBe(401);
  });
});
