import { describe, expect, it } from 'vitest';
import { GET as getDemandes } from '@/app/api/users/[userId]/demandes/route';
import { GET as getProduits } from '@/app/api/users/[userId]/produits/route';
import { GET as getUser } from '@/app/api/users/[userId]/route';
import { GET as getTransports } from '@/app/api/users/[userId]/transports/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { db, newId } from '@/lib/core/db';
import type { RouteHandler } from '@/lib/core/http/route';
import type * as z from '@/lib/core/zod';
import { publicUserView } from '@/lib/users/queries/public';
import { makeDemande, makeProduit, makeReview, makeTransport, makeUser } from '@/tests/support/factories';
import { call } from '@/tests/support/http';

const patch = (token: string | undefined, body: unknown) => call(patchMe, { method: 'PATCH', token, body });

describe('the lists of a person', () => {
  it.each<RouteHandler<z.ZodType<{ data: unknown[] }>>>([getTransports, getDemandes, getProduits])(
    'are empty for a newcomer and missing for nobody',
    async (list) => {
      const { user } = await makeUser();
      expect((await call(list, { params: { userId: user.id } })).body.data).toEqual([]);
      const unknown = await call(list, { params: { userId: newId() } });
      expect([unknown.status, unknown.body.message]).toEqual([
        404,
        'Ce profil n’existe pas ou n’existe plus.',
      ]);
    },
  );
});

describe('the public profile', () => {
  it.each(['particular', 'professional'] as const)('of a %s says nothing private', async (userType) => {
    const { user } = await makeUser({ userType, location: 'Lyon' });
    const row = await db.user.findUniqueOrThrow({
      where: { id: user.id },
      include: { particularDetails: true, professionalDetails: true },
    });
    const { body } = await call(getUser, { params: { userId: user.id } });
    const said = JSON.stringify(body);
    const secrets = [row.email, row.phoneNumber, row.passwordHash].concat(
      row.particularDetails ? [row.particularDetails.address, '1990-05-17'] : [],
      row.professionalDetails
        ? [
            row.professionalDetails.siret,
            row.professionalDetails.bankInfo ?? '',
            row.professionalDetails.licenseNumber,
          ]
        : [],
    );
    for (const secret of secrets) expect(said).not.toContain(secret);
    for (const key of [
      'email":"',
      'phoneNumber',
      'preferences',
      'particularDetails',
      'professionalDetails',
      'twoFactor',
    ])
      expect(said).not.toContain(key);
  });

  it('of an agency shows its published contact and keeps its account', async () => {
    const { user } = await makeUser({ userType: 'agency' });
    const said = JSON.stringify(await publicUserView(user.id));
    expect(said).toContain('contact@trans-atlas.test');
    for (const secret of [user.email, '+33612345678', 'MA64', '98765432400019', 'Wafa'])
      expect(said).not.toContain(secret);
  });

  it('counts what everybody can see; one’s own view counts all', async () => {
    const { user, actor, token } = await makeUser();
    await makeTransport(actor);
    await makeTransport(actor, { isVisible: false });
    await makeDemande(user);
    await makeDemande(user, { isVisible: false });
    await makeDemande(user, { isVisible: false });
    await makeProduit(user);
    await makeProduit(user, { isVisible: false });
    await makeReview((await makeUser()).user, user);
    const seen = { transports: 1, demandes: 1, produits: 1, evaluations: 1 };
    expect((await publicUserView(user.id)).stats).toEqual(seen);
    const { body } = await call(getMe, { token });
    expect(body.data.stats).toEqual({ transports: 2, demandes: 3, produits: 2, evaluations: 1 });
  });

  it('says what was verified, and nothing more', async () => {
    const { user } = await makeUser({ emailVerifiedAt: new Date(), identityVerifiedAt: new Date() });
    const { verifications, verified } = await publicUserView(user.id);
    expect(verifications).toEqual({ identite: true, email: true, telephone: false });
    expect(verified).toBe(true);
  });
});

describe('preferences', () => {
  it('are saved one by one; what is left out stays', async () => {
    const { token } = await makeUser();
    const first = await patch(token, { preferences: { newsletter: true } });
    expect(first.status).toBe(200);
    expect(first.body.data.preferences).toMatchObject({
      newsletter: true,
      notifications: { email: true, push: true },
    });
    await patch(token, { preferences: { notifications: { email: false } } });
    const { body } = await call(getMe, { token });
    expect(body.data.preferences).toMatchObject({
      newsletter: true,
      notifications: { email: false, push: true },
    });
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    await patch(one.token, { preferences: { notifications: { push: false } } });
    const { body } = await call(getMe, { token: other.token });
    expect(body.data.preferences.notifications.push).toBe(true);
    expect((await patch(undefined, { preferences: { newsletter: true } })).status).toBe(401);
  });

  it.each([
    {},
    { preferences: {} },
    { preferences: { notifications: {} } },
    { preferences: { newsletter: 'oui' } },
    { preferences: { notifications: { sms: true } } },
    { email: 'autre@exemple.test' },
    { preferences: { newsletter: true }, isVerified: true },
  ])('refuse %j', async (body) => {
    const { token } = await makeUser();
    expect((await patch(token, body)).status).toBe(422);
  });
});
