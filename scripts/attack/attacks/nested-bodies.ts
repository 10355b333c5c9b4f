import assert from 'node:assert/strict';
import { ask } from '../ask';
import type { Attack } from '../attack';
import { connect, head, tally } from '../raw';

const LEVELS = 130_700;
const ATTACKERS = 32;

function body(levels: number) {
  return `{"email":"a@b.fr","password":"x","z":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

/** Whole bodies but for their last byte, which all of them send at once. */
async function together(url: string, text: string) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': text.length };
  const attackers = Array.from({ length: ATTACKERS }, () => connect(url));
  for (const { say } of attackers) say(head('/api/auth/login', headers) + text.slice(0, -1));
  for (const { say } of attackers) say(text.slice(-1));
  const answers = await Promise.all(attackers.map(({ answer }) => answer));
  for (const { drop } of attackers) drop();
  return answers;
}

/** 8.4 MB of nested lists ended the server: each parse took a hundred times the memory of its text. */
export const attack: Attack = {
  name: 'nested bodies',
  seconds: 20,
  async run({ url, memory }) {
    const before = await memory();
    const large = await together(url, body(LEVELS));
    assert.deepEqual(tally(large), { 413: ATTACKERS });
    const small = await together(url, body(8_000));
    assert.deepEqual(tally(small), { 400: ATTACKERS });
    const slowest = Math.max(...[...large, ...small].map(({ ms }) => ms));
    assert.ok(slowest < 3_000, `the last one was refused after ${Math.round(slowest)} ms`);
    assert.equal((await ask(`${url}/api/health`)).status, 200);
    const after = await memory();
    assert.ok(after.heap - before.heap < 10, `${Math.round(after.heap - before.heap)} MB stayed`);
  },
};
