import assert from 'node:assert/strict';
import { familyOf } from '../../bench/processes';
import { ask } from '../ask';
import type { Attack } from '../attack';

const LONGEST_MS = 2_000;

export const attack: Attack = {
  name: 'the database freezes: its connections stay, and nobody answers',
  seconds: 60,
  async run({ url, database }) {
    const { body } = await ask(`${url}/api/demandes?limit=2`);
    const [one, other] = (JSON.parse(body) as { data: { _id: string }[] }).data;
    const frozen = familyOf(database.pid);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      // first while its connections are idle, then while it is known, then all at once
      for (const path of [
        `/demandes/${one?._id}`,
        '/',
        '/api/transports',
        '/transporteurs',
        `/demandes/${other?._id}`,
      ]) {
        const answer = await ask(`${url}${path}`);
        assert.deepEqual([answer.status, answer.headers['retry-after']], [503, '5'], path);
        assert(answer.ms < LONGEST_MS, `${path} took ${Math.round(answer.ms)} ms`);
      }
      const crowd = await Promise.all(Array.from({ length: 40 }, () => ask(`${url}/transporteurs`)));
      for (const answer of crowd) {
        assert.equal(answer.status, 503);
        assert(answer.ms < LONGEST_MS, `one of forty took ${Math.round(answer.ms)} ms`);
      }
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    const end = Date.now() + 10_000;
    for (
      let answer = await ask(`${url}/transporteurs`);
      answer.status !== 200;
      answer = await ask(`${url}/transporteurs`)
    )
      assert(Date.now() < end, 'it is not back when its database is');
  },
};
