import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { say, step } from '../lib/say.mjs';
import { type BenchServer, makeWorld } from './database';
import type { MeasuredRead } from './measure-reads';
import { judge } from './verdict';

const [SMALL, MILLION] = [10_000, 1_000_000];
const [MOST_MS, MOST_GROWTH] = [50, 1.3];
const program = fileURLToPath(new URL('./measure-reads.ts', import.meta.url));

/** Every public read of a million trips beside ten thousand, asked for the first time, straight from the queries. */
export async function measureMillion(server: BenchServer, env: NodeJS.ProcessEnv): Promise<void> {
  const read = async (count: number) => {
    const url = await step(`${count} transports`, () => makeWorld(server, count));
    return step('Lectures', () => readAll(url, env));
  };
  const small = await read(SMALL);
  printReads(small, await read(MILLION));
}

async function readAll(url: string, env: NodeJS.ProcessEnv): Promise<MeasuredRead[]> {
  const args = ['--conditions=react-server', '--import', 'tsx', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...env, DATABASE_URL: url },
  });
  return JSON.parse(stdout) as MeasuredRead[];
}

const number = (value: number) => value.toFixed(1).replace('.', ',');

/** A line for each read, with whether it stays flat and no statement of it takes long. */
function printReads(small: MeasuredRead[], big: MeasuredRead[]): void {
  say(
    `\nLectures publiques, demandées pour la première fois ; ms. Voulu : p99 <= ${MOST_GROWTH} fois celui à ${SMALL}, chaque requête <= ${MOST_MS} ms.\n`,
  );
  for (const { label, p50, p99, statement } of big) {
    const before = small.find((read) => read.label === label) ?? { p50: Number.NaN, p99: Number.NaN };
    const growth = p99 / before.p99;
    judge({
      label,
      value: `${number(before.p50)} (p99 ${number(before.p99)}) puis ${number(p50)} (p99 ${number(p99)}, ${number(growth)} fois), requête ${number(statement)}`,
      reached: statement <= MOST_MS && growth <= MOST_GROWTH,
    });
  }
}
