import { beforeAll, expect, test, vi } from 'vitest';
import * as conversations from '@/app/api/conversations/route';
import * as moderation from '@/app/api/moderation/route';
import * as reports from '@/app/api/reports/route';
import { listReports } from '@/lib/moderation/queries/reports';
import { listReportsSchema } from '@/lib/moderation/schema';
import { makeDemande, makeProduit, makeReview, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { statementsOf, watchStatements } from '../support/plans';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'operatrice@rihla.test';
});

beforeAll(watchStatements);

test('a page of reports asks as many statements for twenty as for the six kinds of them, and each has its own', async () => {
  const operator = await makeUser({ email: 'operatrice@rihla.test' });
  const say = async (limit: number) => {
    const asked = listReportsSchema.parse({ limit });
    let page: Awaited<ReturnType<typeof listReports>> | undefined;
    const sent = await statementsOf(async () => {
      page = await listReports(operator.actor, asked);
    });
    return { sent: sent.length, items: page?.items ?? [] };
  };
  const report = (token: string, cible: string, cibleId: string) =>
    call(reports.POST, { token, body: { cible, cibleId, motif: 'arnaque', texte: `Sur ${cibleId}.` } });
  for (let nth = 0; nth < 4; nth++) {
    const [salma, omar] = [await makeUser(), await makeUser()];
    const body = { recipientId: salma.user.id, initialMessage: `Parole ${nth}` };
    const talk = await call(conversations.POST, { token: omar.token, body });
    for (const [cible, id] of [
      ['utilisateur', omar.user.id],
      ['transport', (await makeTransport(omar.actor, { nom: `Voyage ${nth}` }))._id],
      ['demande', (await makeDemande(omar.actor)).id],
      ['produit', (await makeProduit(omar.actor)).id],
      ['avis', (await makeReview(omar.actor, salma.user, 1, `Avis ${nth}`)).id],
      ['message', talk.body.data.lastMessage._id],
    ] as const)
      expect((await report(salma.token, cible, id)).status).toBe(201);
  }
  const six = await say(6);
  const twenty = await say(20);
  expect(new Set(six.items.map(({ cible }) => cible)).size).toBe(6);
  expect(twenty.items).toHaveLength(20);
  expect(twenty.sent).toBe(six.sent);

  // Each is shown with what is its own, and what an operator did about it with it alone.
  const [first, second] = twenty.items.filter(({ cible }) => cible === 'message');
  expect(first?.contexte.map(({ texte }) => texte)).toEqual(['Parole 0']);
  expect(second?.contexte.map(({ texte }) => texte)).toEqual(['Parole 1']);
  expect(twenty.items.filter(({ cible }) => cible === 'transport').map(({ titre }) => titre)).toEqual([
    'Voyage 0',
    'Voyage 1',
    'Voyage 2',
    'Voyage 3',
  ]);
  const body = { reportId: second?._id, action: 'avertir', raison: 'Pas ainsi.' };
  expect((await call(moderation.POST, { token: operator.token, body })).status).toBe(201);
  const decided = await listReports(operator.actor, listReportsSchema.parse({ etat: 'decides' }));
  expect(decided.items.map(({ _id, journal }) => [_id, journal.map(({ raison }) => raison)])).toEqual([
    [second?._id, ['Pas ainsi.']],
  ]);
  expect((await say(20)).items.flatMap(({ journal }) => journal)).toEqual([]);
});
