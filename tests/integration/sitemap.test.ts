import { beforeAll, expect, test } from 'vitest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { db } from '@/lib/core/db';
import { inDays, makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';

const yesterday = () => new Date(inDays(-2).toISOString().slice(0, 10));
const made: { shown: string[]; absent: string[] } = { shown: [], absent: [] };

beforeAll(async () => {
  const { user, actor } = await makeUser();
  const coming = await makeTransport(actor);
  const left = await makeTransport(actor, { days: -3 });
  const hidden = await makeTransport(actor, { isVisible: false });
  const [demande, hiddenDemande, pastDemande] = await Promise.all([
    makeDemande(user),
    makeDemande(user, { isVisible: false }),
    makeDemande(user, { dateLimite: yesterday() }),
  ]);
  const [produit, hiddenProduit] = await Promise.all([
    makeProduit(user),
    makeProduit(user, { isVisible: false }),
  ]);
  const agency = await makeUser({ userType: 'agency' });
  const ended = await makeUser({ userType: 'agency' });
  await db.user.update({ where: { id: ended.user.id }, data: { deletedAt: new Date() } });
  made.shown = [
    `/transporteurs/${coming._id}`,
    `/demandes/${demande.id}`,
    `/produits/${produit.id}`,
    `/agences/${agency.user.id}`,
  ];
  made.absent = [
    left._id,
    hidden._id,
    hiddenDemande.id,
    pastDemande.id,
    hiddenProduit.id,
    ended.user.id,
    user.id,
  ];
});

test('the sitemap names the pages and what is on offer, each once and in full', async () => {
  const urls = (await sitemap()).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.every((url) => /^https?:\/\//.test(url))).toBe(true);
  const paths = urls.map((url) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/transporteurs', '/faq', '/cookies', ...made.shown]));
});

test('what is hidden, past or ended is absent', async () => {
  const text = JSON.stringify(await sitemap());
  expect(made.absent.filter((id) => text.includes(id))).toEqual([]);
});

test('robots names the sitemap and closes one’s own profile, not those of others', () => {
  const { rules, sitemap: address } = robots();
  expect(address).toMatch(/^https?:\/\/[^/]+\/sitemap\.xml$/);
  expect(rules).toMatchObject({ disallow: expect.arrayContaining(['/api/', '/profile$', '/settings']) });
});
