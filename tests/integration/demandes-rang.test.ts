import { expect, test, vi } from 'vitest';
import { PATCH as cancel } from '@/app/api/reservations/[id]/cancel/route';
import { databasePool, db } from '@/lib/core/db';
import { listDemandes } from '@/lib/demandes/queries';
import { listDemandesSchema } from '@/lib/demandes/schema';
import { type MadeUser, makeDemande, makeUser } from '../support/factories';
import { call } from '../support/http';
import { type MadeDeal, makeDeal } from '../support/payment-deals';

vi.hoisted(() => {
  process.env.CANCELLATION_POLICY = 'always';
});

const list = (filters: Record<string, string> = {}) =>
  listDemandes(listDemandesSchema.parse({ limit: '2', ...filters }));
const idsOf = async (cursor?: string) => (await list(cursor ? { cursor } : {})).items.map(({ _id }) => _id);
const cancelAs = ({ token }: MadeUser, { reservation }: MadeDeal) =>
  call(cancel, { method: 'PATCH', token, params: { id: reservation._id } });

/** A need that was agreed on, with two that were published after it. */
async function makeAgreed(): Promise<{ deal: MadeDeal; ids: string[] }> {
  const deal = await makeDeal();
  const first = await makeDemande(deal.sender.user);
  await db.demande.update({ where: { id: first.id }, data: { status: 'en_cours', parAccord: true } });
  await db.reservation.update({ where: { id: deal.reservation._id }, data: { demandeId: first.id } });
  const owner = await makeUser();
  const later = [await makeDemande(owner.user), await makeDemande(owner.user)];
  return { deal, ids: [first.id, ...later.map(({ id }) => id)] };
}

test('a need whose carrier cancels waits again on top of the list, and the pages after it stay whole', async () => {
  const { deal, ids } = await makeAgreed();
  const [first = '', second = '', third = ''] = ids;
  expect(await idsOf()).toEqual([third, second]);
  const { nextCursor } = (await list()).meta;
  expect((await cancelAs(deal.carrier, deal)).status).toBe(200);
  expect(await idsOf()).toEqual([first, third]);
  expect((await idsOf(nextCursor ?? '')).includes(first)).toBe(false);
  const beyond = (await list()).meta.nextCursor ?? '';
  expect((await idsOf(beyond))[0]).toBe(second);
});

test('one that its sender takes back keeps its place', async () => {
  const { deal, ids } = await makeAgreed();
  expect((await cancelAs(deal.sender, deal)).status).toBe(200);
  expect(await idsOf()).toEqual([ids[2], ids[1]]);
});

test('the list is walked in its order, whatever was put on top', async () => {
  const { user } = await makeUser();
  await db.$executeRaw`
    INSERT INTO demandes (id, user_id, titre, description, categorie, budget_centimes, lieu_livraison, lieu_cle, date_limite, texte_recherche)
    SELECT gen_random_uuid(), ${user.id}::uuid, 'Colis', 'Un colis', (ARRAY['Gaming', 'Mode', 'Autres'])[1 + n % 3], 1000, 'Rabat',
      'k' || n % 50, now() + interval '9 days', 'colis' FROM generate_series(1, 10000) n`;
  await db.$executeRaw`UPDATE demandes SET rang = gen_random_uuid() WHERE random() < 0.1`;
  await db.$executeRaw`ANALYZE demandes`;
  const sent: { text: string; values: unknown[] }[] = [];
  const listen = vi.spyOn(databasePool(), 'query');
  const { meta } = await list({ limit: '20' });
  await list({ limit: '20', cursor: meta.nextCursor ?? '' });
  await list({ limit: '20', categorie: 'Gaming' });
  for (const [config] of listen.mock.calls as unknown as [{ text: string; values: unknown[] }][]) {
    if (/FROM demandes/.test(config.text)) sent.push(config);
  }
  listen.mockRestore();
  const plans: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await databasePool().query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    plans.push(JSON.stringify(rows[0]['QUERY PLAN']));
  }
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).toMatch(/"Index Name":"demandes_listed(?:_categorie)?"/);
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"demandes"/);
  }
});
