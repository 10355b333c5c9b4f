import { expect, test } from 'vitest';
import { POST } from '@/app/api/contact/route';
import { db } from '@/lib/core/db';
import { CONTACT_EMAIL } from '@/lib/core/product';
import { sendSupportMessage } from '@/lib/users/commands/support';
import { makeUser } from '../support/factories';
import { call } from '../support/http';
import { mailsTo } from '../support/mails';

const MESSAGE = 'Mon transporteur ne répond plus.\nhttps://exemple.test/ici';
const body = { nom: 'Awa Ndiaye', sujet: 'reservation', message: MESSAGE, copie: true };
const write = (sent: object, token?: string, headers?: Record<string, string>) =>
  call(POST, { body: { ...body, ...sent }, token, headers });

/** What the job does with everything that waits. */
async function sendAll() {
  const waiting = await db.supportMessage.findMany({ where: { sentAt: null }, select: { id: true } });
  for (const { id } of waiting) for (let time = 0; time < 2; time++) await sendSupportMessage(id);
}

/** A header in words (RFC 2047), as mail programs show it. */
function subjectOf(raw = ''): string {
  const [, header = ''] = /\r\nSubject: ((?:.|\r\n[ \t])+)/.exec(raw) ?? [];
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_word, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

const about = (name: string) => mailsTo(CONTACT_EMAIL).filter(({ text }) => text.includes(`${name} <`));

test('a member’s message reaches the mailbox once, is answered to them, and comes back in their words', async () => {
  const { user, token } = await makeUser();
  const key = { 'idempotency-key': 'un-double-clic' };
  const answers = [];
  for (let time = 0; time < 2; time++) answers.push(await write({ email: user.email }, token, key));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const { numero, copie } = answers[0]?.body.data ?? {};
  expect([numero, copie]).toEqual([expect.stringMatching(/^[0-9A-F]{8}$/), 'texte']);
  expect(await db.$queryRaw`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'support'`).toHaveLength(1);

  await sendAll();
  const [mail, ...more] = about('Awa Ndiaye');
  expect(more).toEqual([]);
  expect(mail?.raw).toContain(`\r\nReply-To: ${user.email}\r\n`);
  expect(mail?.text).toContain(MESSAGE);
  expect(mail?.text).toContain(`/profile/${user.id}`);
  expect(subjectOf(mail?.raw)).toBe(`[Une réservation ou un trajet] Awa Ndiaye (n°\u00a0${numero})`);
  const copies = mailsTo(user.email);
  expect(copies).toHaveLength(1);
  expect(copies[0]?.text).toContain(numero);
  expect(copies[0]?.text).toContain('Sujet\u202f: une réservation ou un trajet.');
  expect(copies[0]?.text).toContain('Mon transporteur ne répond plus.');
});

test('nobody sends their own words to somebody else', async () => {
  const stranger = await write({ nom: 'Inconnu', email: 'victime@exemple.test' });
  expect([stranger.status, stranger.body.data.copie]).toEqual([201, 'accuse']);
  const { token } = await makeUser();
  const member = await write({ nom: 'Membre', email: 'victime@exemple.test' }, token);
  expect(member.body.data.copie).toBe('accuse');
  const without = await write({ nom: 'Discret', email: 'discret@exemple.test', copie: false });
  expect(without.body.data.copie).toBe('aucune');
  await sendAll();
  expect(about('Inconnu')).toHaveLength(1);
  expect(mailsTo('discret@exemple.test')).toEqual([]);
  const told = mailsTo('victime@exemple.test');
  expect(told).toHaveLength(2);
  for (const { raw, text } of told) {
    expect(text).not.toContain('transporteur ne répond');
    expect(`${raw}${text}`).not.toMatch(/Inconnu|Membre/);
  }
});

test('what is missing or too long is said on its field, and one e-mail cannot be written for all day', async () => {
  const empty = await call(POST, { body: { nom: ' ', email: 'x', sujet: 'amour', message: '\u200b' } });
  expect([empty.status, Object.keys(empty.body.fields).sort()]).toEqual([
    422,
    ['email', 'message', 'nom', 'sujet'],
  ]);
  const long = await write({ email: 'long@exemple.test', message: 'a'.repeat(4001) });
  expect(long.body.fields).toEqual({ message: '4000 caractères au plus.' });
  const broken = await write({ email: 'ligne@exemple.test', nom: 'Awa\r\nBcc: tous@exemple.test' });
  expect(broken.status).toBe(422);
  const statuses = [];
  for (let time = 0; time < 6; time++) {
    statuses.push((await write({ email: 'souvent@exemple.test' }, undefined)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
