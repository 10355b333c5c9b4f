import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { queueNewsletter } from '@/lib/upkeep/newsletter/queue';
import { sendNewsletters } from '@/lib/upkeep/newsletter/send';
import { makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';
import { mailsTo } from '../support/mails';

const MOIS = '2026-11';
const subscribe = (email: string) =>
  db.newsletterSubscriber.create({ data: { email, token: `lien-${email.replaceAll(/\W/g, '-')}` } });
const waiting = async () =>
  (
    await db.$queryRaw<{ id: string }[]>`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'newsletter'`
  ).map(({ id }) => id);

test('the month’s letter goes once to each address of the list, and tells of what is on offer', async () => {
  const { actor } = await makeUser();
  await makeTransport(actor, { villes: ['Lyon', 'Tanger'] });
  await makeDemande(actor, { titre: 'Un <b>vélo</b> d’enfant', urgent: true });
  await makeProduit(actor, { nom: 'Huile d’argan' });
  for (const email of ['un@exemple.test', 'deux@exemple.test', 'parti@exemple.test']) await subscribe(email);
  expect(await Promise.all([queueNewsletter(MOIS), queueNewsletter(MOIS)]).then(([a, b]) => a + b)).toBe(3);
  expect(await queueNewsletter(MOIS)).toBe(0);
  await db.newsletterSubscriber.delete({ where: { email: 'parti@exemple.test' } });
  const ids = await waiting();
  expect(ids).toHaveLength(3);
  // A job is done again when its worker was killed, and by two at once.
  await Promise.all([sendNewsletters(ids), sendNewsletters(ids)]);
  expect(await sendNewsletters(ids)).toEqual(new Set());
  for (const email of ['un@exemple.test', 'deux@exemple.test']) expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo('parti@exemple.test')).toEqual([]);
  const [{ raw, text } = { raw: '', text: '' }] = mailsTo('un@exemple.test');
  expect(raw).toMatch(/List-Unsubscribe:\s+<https?:\/\/\S+\/api\/newsletter\/lien-un-exemple-test>/);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toContain('Lyon → Tanger');
  expect(text).toContain('Un <b>vélo</b> d’enfant');
  expect(text).toContain('Un &lt;b&gt;vélo&lt;/b&gt; d’enfant');
  expect(text).toContain('Huile d’argan');
  expect(text).toContain('/newsletter/lien-un-exemple-test');
});

test('who left and came back within the month gets no second one; the next month’s is another', async () => {
  await subscribe('retour@exemple.test');
  expect(await queueNewsletter(MOIS)).toBe(1);
  await db.newsletterSubscriber.delete({ where: { email: 'retour@exemple.test' } });
  await subscribe('retour@exemple.test');
  expect(await queueNewsletter(MOIS)).toBe(0);
  expect(await db.newsletterLetter.count({ where: { email: 'retour@exemple.test' } })).toBe(0);
  expect(await queueNewsletter('2026-12')).toBeGreaterThan(0);
});
