import { expect, test } from 'vitest';
import * as z from 'zod';
import { POST as login } from '@/app/api/auth/login/route';
import { contract } from '@/app/api/contract';
import { GET as health } from '@/app/api/health/route';
import { GET as description } from '@/app/api/openapi.json/route';
import { GET as listTransports } from '@/app/api/transports/route';
import type { RouteHandler } from '@/lib/core/http/route';
import { call } from '../support/accounts';
import { call as callAt } from '../support/http';

test.each<[string, RouteHandler, string, string, string]>([
  ['a list', listTransports, '/api/transports?ville=Lyon&limit=2', 'GET', 'ville'],
  ['a call without a query', health, '/api/health?x=', 'GET', 'x'],
  ['a write', login, '/api/auth/login?next=1', 'POST', 'next'],
])('%s refuses a query name that it does not know', async (_what, handler, path, method, name) => {
  const answer = await callAt(handler, { path, method });
  const message = `Paramètre inconnu\u202f: «\u00a0${name}\u00a0».`;
  expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
    422,
    message,
    { [name]: message },
  ]);
});

test('the API’s own description refuses it as any call does, in the language that is wanted', async () => {
  const ask = (query: string, langue = 'fr') =>
    description(
      new Request(`http://localhost:3000/api/openapi.json${query}`, {
        headers: { 'accept-language': langue },
      }),
    );
  const refused = ask('?version=2&a=b');
  const message = 'Paramètre inconnu\u202f: «\u00a0version\u00a0».';
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({
      status: 'error',
      code: 'invalid',
      message,
      fields: { version: message, a: expect.stringContaining('inconnu') },
    }),
  ]);
  const english = ask('?version=2', 'en');
  expect([english.status, english.headers.get('content-language')]).toEqual([422, 'en']);
  expect((await english.json()).message).not.toBe(message);
  const given = ask('');
  expect([given.status, (await given.json()).openapi]).toEqual([200, '3.1.0']);
});

test('every query is an object whose names are known', () => {
  const calls = Object.entries(contract).flatMap(([path, module]) =>
    Object.entries(module).map(
      ([method, handler]) => [`${method} ${path}`, handler?.contract?.query] as const,
    ),
  );
  const queries = calls.filter(([, query]) => query !== undefined);
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter(([, query]) => !(query instanceof z.ZodObject)).map(([name]) => name)).toEqual([]);
});

test('what it knows it takes', async () => {
  expect((await call(listTransports)).status).toBe(200);
  expect(
    (await callAt(listTransports, { path: '/api/transports?villeDepart=Lyon&villeArrivee=' })).status,
  ).toBe(200);
});
