import type { APIRequestContext } from '@playwright/test';
import { expect, register, test } from './support/test';
import { as, publishTransport } from './support/things';

// Calls that are the same for everybody are answered from memory (server/kept-answers.mjs): nobody may notice.

let anybody: APIRequestContext;
test.beforeEach(async ({ playwright, baseURL }) => {
  anybody = await playwright.request.newContext({ baseURL });
});
test.afterEach(() => anybody.dispose());

test('a call that is kept answers to the letter what the call itself does, packed as it was asked for', async ({
  request,
}) => {
  const carrier = await register(request, 'Yassine');
  const transport = await publishTransport(request, carrier, { from: 'Nador', to: 'Lille' });
  for (const path of [
    '/api/transports?villeDepart=Nador&villeArrivee=Lille',
    '/api/transports/urgent?limit=50',
    `/api/transports/${transport._id}`,
    '/api/demandes?limit=50',
    '/api/produits/recent',
    '/api/users?userType=agency',
    `/api/users/${carrier.id}`,
    `/api/users/${carrier.id}/transports`,
    `/api/reviews/user/${carrier.id}`,
  ]) {
    // a place in a list also says since when it is read
    const said = async (headers: Record<string, string>) => {
      const answer = await anybody.get(path, { headers });
      return { answer, text: (await answer.text()).replace(/"nextCursor":"[^"]+"/, '') };
    };
    for (const coding of ['gzip', 'identity', 'gzip', 'br;q=1, *;q=0']) {
      // other tests may publish meanwhile: what the call itself says before or after
      const before = await said({ cookie: 'personne=1' });
      const { answer, text } = await said({ 'accept-encoding': coding });
      const after = await said({ cookie: 'personne=1' });
      expect(answer.status()).toBe(200);
      expect([before.text, after.text]).toContain(text);
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
      });
    }
  }
});

test('what was kept is given up with the write, and a hidden thing is answered by nothing kept', async ({
  request,
}) => {
  const carrier = await register(request, 'Yassine');
  const transport = await publishTransport(request, carrier, { from: 'Oujda', to: 'Metz' });
  const [list, detail] = [
    '/api/transports?villeDepart=Oujda&villeArrivee=Metz',
    `/api/transports/${transport._id}`,
  ];
  const show = (isVisible: boolean) => request.put(detail, { headers: as(carrier), data: { isVisible } });
  const idsOf = async (path: string) =>
    (await (await anybody.get(path)).json()).data.map(({ _id }: { _id: string }) => _id);
  for (let round = 0; round < 15; round++) {
    expect(await idsOf(list)).toContain(transport._id);
    expect((await anybody.get(detail)).status()).toBe(200);
    // some are on their way while it is hidden
    await Promise.all([show(false), ...[detail, list, detail, list].map((one) => anybody.get(one))]);
    expect((await anybody.get(detail)).status()).toBe(404);
    expect(await idsOf(list)).not.toContain(transport._id);
    // its owner is asked who they are each time
    expect((await anybody.get(detail, { headers: as(carrier) })).status()).toBe(200);
    expect((await anybody.get(detail)).status()).toBe(404);
    await show(true);
  }
});

test('kilograms that were reserved are gone from what is kept at once', async ({ request }) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const transport = await publishTransport(request, carrier);
  const left = async () =>
    (await (await anybody.get(`/api/transports/${transport._id}`)).json()).data.remainingCapacity;
  let before = await left();
  for (const poids of [2, 1, 3]) {
    const data = {
      transportId: transport._id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids,
      prix: 20,
      description: 'Thé',
    };
    const reserved = await request.post('/api/reservations', { headers: as(sender), data });
    expect(reserved.status()).toBe(201);
    expect(await left()).toBe(before - poids);
    before -= poids;
  }
});
