import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { queueNewsletter } from '@/lib/upkeep/newsletter/queue';
import { sendNewsletters } from '@/lib/upkeep/newsletter/send';
import { moveSubscription } from '@/lib/users/commands/newsletter';
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

/** Moves a subscription and answers the letters of the month that the new address has. */
async function move(from: string, to: string) {
  await db.$transaction((tx) => moveSubscription(from, to, tx));
  expect(await db.newsletterSubscriber.count({ where: { email: from } })).toBe(0);
  expect(await db.newsletterLetter.count({ where: { email: from } })).toBe(0);
  return db.newsletterLetter.findMany({ where: { mois: MOIS, email: to }, select: { id: true } });
}

test('a letter that waits follows its person to another address, and none comes twice in the month', async () => {
  await makeTransport((await makeUser()).actor, { villes: ['Lyon', 'Tanger'] });
  const [before, after] = ['avant@exemple.test', 'apres@exemple.test'];
  await subscribe(before);
  await queueNewsletter(MOIS);
  const letters = await move(before, after);
  expect(letters).toHaveLength(1);
  expect(await queueNewsletter(MOIS)).toBe(0);
  expect(await sendNewsletters(letters.map(({ id }) => id))).toEqual(new Set());
  expect([mailsTo(before).length, mailsTo(after).length]).toEqual([0, 1]);
  expect(mailsTo(after)[0]?.text).toContain('/newsletter/lien-avant-exemple-test');
  // Who leaves then and comes back has had it.
  await db.newsletterSubscriber.delete({ where: { email: after } });
  await subscribe(after);
  expect(await queueNewsletter(MOIS)).toBe(0);
});

test('a new address that is on the list already, or was, gets the month’s letter once', async () => {
  const [listed, late, gone] = ['inscrite@exemple.test', 'tard@exemple.test', 'partie@exemple.test'];
  for (const email of ['a@exemple.test', 'b@exemple.test', 'c@exemple.test', listed, gone])
    await subscribe(email);
  await queueNewsletter(MOIS);
  await subscribe(late);
  await db.newsletterSubscriber.delete({ where: { email: gone } });
  const [own] = await db.newsletterLetter.findMany({ where: { email: listed }, select: { id: true } });
  expect(await move('a@exemple.test', listed)).toEqual([own]);
  expect(await move('b@exemple.test', late)).toHaveLength(1);
  expect(await move('c@exemple.test', gone)).toEqual([]);
  expect(await queueNewsletter(MOIS)).toBe(0);
  for (const [email, link] of [
    [late, 'lien-tard-exemple-test'],
    [gone, 'lien-c-exemple-test'],
  ] as const)
    expect((await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })).token).toBe(link);
});

test('the command shows the letter of the month that runs, and sends nothing', async () => {
  const { actor } = await makeUser();
  await makeTransport(actor, { villes: ['Lyon', 'Tanger'] });
  await subscribe('apercu@exemple.test');
  const asked = await waiting();
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/newsletter.ts', '--preview'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain('Lyon → Tanger');
  const [, file = ''] = /La même en HTML : (.+\.html)/.exec(stdout) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('Lyon → Tanger');
  expect(await waiting()).toEqual(asked);
  expect(mailsTo('apercu@exemple.test')).toEqual([]);
});
