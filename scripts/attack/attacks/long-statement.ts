import assert from 'node:assert/strict';
import pg from 'pg';
import { ask } from '../ask';
import type { Attack } from '../attack';

/** What a statement may take (lib/core/db.ts), and some for the page around it. */
const LONGEST_MS = 7_000;

export const attack: Attack = {
  name: 'a statement runs out of time: somebody holds a table',
  seconds: 30,
  async run({ url, database }) {
    const first = async (call: string) => {
      const { body } = await ask(`${url}/api/${call}?limit=1`);
      return (JSON.parse(body) as { data: [{ _id: string }] }).data[0]._id;
    };
    const [demande, transport] = await Promise.all(['demandes', 'transports'].map(first));
    const nobodyAsked = `ville-${Date.now()}`;
    // Details, lists and calls that no memory has an answer to.
    const paths = [
      `/en/demandes/${demande}`,
      `/ar/transporteurs/${transport}`,
      `/demandes?search=${nobodyAsked}`,
      `/transporteurs?villeDepart=${nobodyAsked}`,
      `/api/demandes?search=${nobodyAsked}`,
      `/api/transports?villeDepart=${nobodyAsked}`,
    ];
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE demandes, transports IN ACCESS EXCLUSIVE MODE');
      const answers = await Promise.all(paths.map((path) => ask(`${url}${path}`)));
      for (const [at, { status, headers, ms }] of answers.entries()) {
        assert.deepEqual([paths[at], status, headers['retry-after']], [paths[at], 503, '5']);
        assert(ms < LONGEST_MS, `${paths[at]} took ${Math.round(ms)} ms`);
      }
    } finally {
      await holder.end();
    }
    for (const path of paths) assert.equal((await ask(`${url}${path}`)).status, 200, path);
  },
};
