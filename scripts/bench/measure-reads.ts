import { databasePool } from '@/lib/core/db';
import { forgetAll, publicReads } from './public-reads';

// Asks the database that DATABASE_URL names for everything that visitors ask, one after the other, and writes the figures as
// JSON: a process of its own for each world, because the product keeps one database per process.

/** Milliseconds of a read as the first to ask for it, and of the dearest statement that it sends. */
export type MeasuredRead = { label: string; p50: number; p99: number; statement: number };

const WARM_UPS = 6;
const [LEAST, MOST] = [15, 200];
const READ_MS = 3_000;

let dearest = 0;

/** Notes how long every statement of the pool takes, whether its caller waits for a promise or is called back. */
function watchPool(): void {
  databasePool().on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const start = performance.now();
      const note = () => {
        dearest = Math.max(dearest, performance.now() - start);
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        const called = (...answer: unknown[]) => {
          note();
          last(...answer);
        };
        return query(...args.slice(0, -1), called);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(note, note);
      return answer;
    }) as typeof client.query;
  });
}

async function measureRead(label: string, works: (() => Promise<unknown>)[]): Promise<MeasuredRead> {
  const timed = async (at: number) => {
    forgetAll();
    const start = performance.now();
    await works[at % works.length]?.();
    return performance.now() - start;
  };
  // Prepared statements are planned for their values five times, then once for any.
  for (let at = 0; at < works.length * WARM_UPS; at++) await timed(at);
  const statements: number[] = [];
  const times: number[] = [];
  const start = performance.now();
  while (
    times.length < Math.max(LEAST, works.length * 2) ||
    (performance.now() - start < READ_MS && times.length < MOST)
  ) {
    dearest = 0;
    times.push(await timed(times.length));
    statements.push(dearest);
  }
  const at = (values: number[], share: number) =>
    values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
  return { label, p50: at(times, 0.5), p99: at(times, 0.99), statement: at(statements, 0.99) };
}

watchPool();
const reads: MeasuredRead[] = [];
for (const { label, works } of await publicReads(process.env.DATABASE_URL ?? '')) {
  reads.push(await measureRead(label, works));
}
process.stdout.write(JSON.stringify(reads));
process.exit();
