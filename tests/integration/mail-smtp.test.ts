import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { closeDatabase } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { backgroundDone } from '@/lib/core/jobs/background';
import { sendMail } from '@/lib/core/post/mail';
import { call } from '@/tests/support/accounts';
import { makeUser } from '@/tests/support/factories';
import { mailsTo, mailText } from '@/tests/support/mails';
import { startSmtp } from '@/tests/support/smtp';

let stand: Awaited<ReturnType<typeof startSmtp>>;

// Before anything reads the configuration, as an operator sets it.
beforeAll(async () => {
  stand = await startSmtp();
  process.env.SMTP_URL = stand.url;
  process.env.APP_URL = 'https://rihla.example/';
  process.env.MAIL_FROM = 'Rihla <bonjour@rihla.example>';
  expect(env().SMTP_URL).toBe(stand.url);
});
afterAll(() => Promise.all([stand.stop(), closeDatabase()]));

test('a mail goes by SMTP, with the account of SMTP_URL and from MAIL_FROM, and no file is written', async () => {
  await sendMail({
    to: 'amina@exemple.test',
    subject: 'Réservé à Tanger',
    text: 'Été\u202f: 8 kg.\n.\nÀ bientôt',
  });
  expect(stand.logins).toEqual(['salma un secret']);
  const [mail] = stand.mails.splice(0);
  expect(mail).toMatchObject({ from: 'bonjour@rihla.example', to: ['amina@exemple.test'] });
  expect(mail?.data).toContain('From: Rihla <bonjour@rihla.example>');
  expect(mail?.data).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mailText(mail?.data ?? '').trim()).toBe('Été\u202f: 8 kg.\n.\nÀ bientôt');
  expect(mailsTo('amina@exemple.test')).toEqual([]);
});

test('an address is one address, whatever is written in it', async () => {
  await sendMail({ to: 'a@exemple.test, b@exemple.test', subject: 'Un', text: 'Un' }).catch(() => {});
  expect(stand.mails.splice(0).flatMap(({ to }) => to)).not.toContain('b@exemple.test');
});

test('links start with APP_URL, whatever host a request claims', async () => {
  const { user } = await makeUser();
  await call(forgot, { body: { email: user.email }, headers: { host: 'evil.test' } });
  await backgroundDone();
  const [mail] = stand.mails.splice(0);
  expect(mail?.to).toEqual([user.email]);
  expect(mailText(mail?.data ?? '')).toMatch(/^https:\/\/rihla\.example\/reset-password#[\w-]{43}$/m);
});

test('a refusal is told to the code, and never to who asked for a link', async () => {
  stand.refuse(true);
  await expect(sendMail({ to: 'amina@exemple.test', subject: 'Un', text: 'Un' })).rejects.toThrow(/550/);
  const { user } = await makeUser();
  expect((await call(forgot, { body: { email: user.email } })).status).toBe(200);
  await backgroundDone();
  expect(stand.mails).toEqual([]);
});

test('nothing is said to a server without TLS, unless SMTP_URL allows it', async () => {
  stand.refuse(false);
  const before = stand.logins.length;
  env().SMTP_URL = stand.url.replace('?requireTLS=false', '');
  const sent = sendMail({ to: 'amina@exemple.test', subject: 'Un', text: 'Un' });
  await expect(sent).rejects.toThrow(/STARTTLS/i);
  expect([stand.mails, stand.logins.slice(before)]).toEqual([[], []]);
});
