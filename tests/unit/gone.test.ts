import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGone, tellGone } from '@/lib/core/http/gone.mjs';
import { isLongOver } from '@/lib/transports/rules';
import { answerGone } from '@/server/gone.mjs';

const server = createServer((request, response) => {
  answerGone(response);
  response.statusCode = request.url?.startsWith('/autre') ? 404 : 200;
  response.end('la page');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('what is over for good is 410 with its page, for whoever opens it', async () => {
  tellGone('/transporteurs/1', true);
  for (const path of ['/transporteurs/1', '/transporteurs/1?utm_source=x']) {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([410, 'la page']);
  }
  expect((await fetch(`${origin}/transporteurs/1`, { headers: { rsc: '1' } })).status).toBe(200);
  expect((await fetch(`${origin}/transporteurs/2`)).status).toBe(200);
});

test('what is not there is 404 all the same, and what is there again is 200', async () => {
  tellGone('/autre', true);
  expect((await fetch(`${origin}/autre`)).status).toBe(404);
  tellGone('/transporteurs/1', false);
  expect((await fetch(`${origin}/transporteurs/1`)).status).toBe(200);
});

test('only so many are remembered, the latest', () => {
  for (let one = 0; one <= 20_000; one++) tellGone(`/transporteurs/n${one}`, true);
  expect([isGone('/transporteurs/n0'), isGone('/transporteurs/n20000')]).toEqual([false, true]);
});

test('a trip is over for good thirty days after its end', () => {
  const day = 86_400_000;
  expect([1, 29.9, 30.1, 400].map((days) => isLongOver(-days * day, 0))).toEqual([false, false, true, true]);
});
