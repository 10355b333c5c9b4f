import assert from 'node:assert/strict';
import { ask } from '../ask';
import type { Attack } from '../attack';
import { connect, head, tally } from '../raw';

const ID = '01939e2a-0000-7000-8000-000000000000';
const CAPACITY = `/api/transports/${ID}/capacity`;
const AT_ONCE = 200;

/** Connections that stop in the middle were held for five minutes, each with what it had sent. */
export const attack: Attack = {
  name: 'stalled headers and bodies',
  seconds: 40,
  async run({ url, memory }) {
    const before = await memory();
    const slow = Array.from({ length: 100 }, () => connect(url));
    for (const { say } of slow) say('POST /api/auth/login HTTP/1.1\r\nHost: attack\r\nX-Slow: ');
    const stalled = Array.from({ length: AT_ONCE }, () => connect(url));
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 16_000 };
    for (const { say } of stalled) say(head(CAPACITY, headers) + ' '.repeat(15_999));
    // Once they are all being read, the next one of that address has to wait.
    await ask(`${url}/api/health`);
    const next = connect(url);
    next.say(head(CAPACITY, headers));
    assert.equal((await next.answer).status, 429);
    next.drop();
    const calm = await ask(`${url}/api/transports?limit=1`);
    assert.ok(calm.status === 200 && calm.ms < 2_000, `a reader waited ${Math.round(calm.ms)} ms`);
    const during = await memory();
    assert.ok(during.resident - before.resident < 60, `${during.resident - before.resident} MB were held`);

    const [headersOver, bodiesOver] = await Promise.all([
      Promise.all(slow.map(({ closed }) => closed)),
      Promise.all(stalled.map(({ answer }) => answer)),
    ]);
    const longest = (all: { ms: number }[]) => Math.round(Math.max(...all.map(({ ms }) => ms)));
    assert.ok(longest(headersOver) < 15_000, `headers were waited for ${longest(headersOver)} ms`);
    assert.deepEqual(tally(bodiesOver), { 408: AT_ONCE });
    assert.ok(longest(bodiesOver) < 20_000, `bodies were waited for ${longest(bodiesOver)} ms`);
    await Promise.all(stalled.map(({ closed }) => closed));
  },
};
