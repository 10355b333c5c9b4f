import { expect, test } from 'vitest';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as notifications } from '@/app/api/notifications/route';
import { POST as reserve } from '@/app/api/reservations/route';
import { DELETE as noDelete, GET as transports } from '@/app/api/transports/route';
import { GET as me } from '@/app/api/users/me/route';
import { db } from '@/lib/core/db';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { asRead, mailsTo } from '../support/mails';

const wanting = (langue: string) => ({ 'accept-language': langue });

test.each([
  ['en-GB,en;q=0.9', 'en', 'Log in to continue.'],
  ['ar-MA', 'ar', 'سجّل الدخول للمتابعة.'],
  ['fr', 'fr', 'Connectez-vous pour continuer.'],
  ['de', 'fr', 'Connectez-vous pour continuer.'],
])('who wants %s is refused in %s', async (wanted, langue, message) => {
  const { status, body, headers } = await call(me, { headers: wanting(wanted) });
  expect([status, body.code, body.message]).toEqual([401, 'unauthorized', message]);
  expect([headers.get('content-language'), headers.get('vary')]).toEqual([langue, 'Accept-Language']);
});

test('what is wrong with a field is said in the language asked for', async () => {
  const wrong = { email: 'a@exemple.test', password: 'x', remember: 3 };
  const { body } = await call(login, { body: wrong, headers: wanting('en') });
  expect(body.fields).toEqual({ remember: 'Answer yes or no (true or false).' });
  const arabic = await call(login, { body: wrong, headers: wanting('ar') });
  expect(arabic.body.fields).toEqual({ remember: 'أجب بنعم أو لا (true أو false).' });
  const unknown = await call(transports, { path: '/api/transports?a=1', headers: wanting('en') });
  expect([unknown.status, unknown.body.message]).toEqual([422, 'Unknown parameter: “a”.']);
  const cursor = await call(transports, { path: '/api/transports?cursor=x', headers: wanting('en') });
  expect(cursor.body).toMatchObject({
    message: 'This page of results no longer exists.',
    fields: { cursor: 'Unreadable cursor.' },
  });
});

test('a method that is not there is named in the language asked for', async () => {
  const answer = await noDelete(
    new Request('http://localhost:3000/api/transports', { method: 'DELETE', headers: wanting('en') }),
  );
  expect((await answer.json()).message).toBe(
    'The method DELETE does not exist for this call. Possible methods: GET, HEAD, POST, OPTIONS.',
  );
});

test('a schema’s own sentence, and what a domain refuses, are said in the language asked for', async () => {
  const { token } = await makeUser();
  const { _id: transportId } = await makeTransport((await makeUser()).actor, { poidsMax: 5 });
  const leg = { transportId, villeDepart: 'Lyon', villeArrivee: 'Tanger', description: 'Un carton.' };
  const asked = async (langue: string, more: object) => {
    const body = { ...leg, poids: 1, prix: 20, ...more };
    return (await call(reserve, { token, headers: wanting(langue), body })).body;
  };
  expect((await asked('en', { prix: 0 })).fields).toEqual({ prix: 'The price must be at least €1.' });
  expect((await asked('ar', { prix: 0 })).fields).toEqual({ prix: 'يجب ألا يقل السعر عن 1\u00a0€.' });
  expect((await asked('de', { prix: 0 })).fields).toEqual({ prix: 'Le prix doit être d’au moins 1 €.' });
  expect((await asked('en', { poids: 7.5 })).message).toBe('This trip accepts 5\u00a0kg at most.');
  expect((await asked('ar', { poids: 7.5 })).message).toBe('تقبل هذه الرحلة 5\u00a0كغ على الأكثر.');
});

test('who is told reads it in the language of their settings; under the bell, in the one asked for', async () => {
  const sender = await makeUser({ firstName: 'Amina' });
  const told = async (language: string) => {
    const carrier = await makeUser({ language });
    const { _id: transportId } = await makeTransport(carrier.actor);
    const leg = { transportId, villeDepart: 'Lyon', villeArrivee: 'Tanger', description: 'Un carton.' };
    await call(reserve, { token: sender.token, body: { ...leg, poids: 8, prix: 60 } });
    const rows = await db.notification.findMany({ where: { userId: carrier.user.id } });
    await deliverNotifications(rows.map(({ id }) => id));
    const [, html] = asRead(mailsTo(carrier.user.email).at(-1)?.text ?? '').split('<!doctype html>');
    return { carrier, mail: html };
  };
  const { carrier, mail: arabic } = await told('ar');
  expect(arabic).toContain('طلب حجز من Amina: 8\u00a0كغ على ليون\u200f ← \u200fطنجة');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('إيقاف هذه الرسائل');
  expect(arabic).not.toMatch(/[éèà]|Répondez|Bonjour/);
  expect((await told('en')).mail).toContain('Amina is asking for 8\u00a0kg on Lyon → Tangier');
  expect((await told('fr')).mail).toContain('Amina demande 8\u00a0kg sur Lyon → Tanger');
  const english = await call(notifications, { token: carrier.token, headers: wanting('en') });
  expect(english.body.data[0]?.title).toBe('Amina is asking for 8\u00a0kg on Lyon → Tangier');
  expect(english.headers.get('content-language')).toBe('en');
  const french = await call(notifications, { token: carrier.token });
  expect(french.body.data[0]?.title).toBe('Amina demande 8\u00a0kg sur Lyon → Tanger');
});
