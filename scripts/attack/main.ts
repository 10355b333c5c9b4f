import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { stopAll, stopOnSignals } from '../lib/processes.mjs';
import { say, sayError } from '../lib/say.mjs';
import { type Attack, hasFailed } from './attack';
import { slowness } from './pace';
import { type AttackedSite, prepareSite } from './site';

// `npm run attack` (add `-- WORD…` for those whose names hold one of the words).
// All of them have five minutes together, on a slow machine more (`pace.ts`).
const TOGETHER_SECONDS = 300;
const LINES_SHOWN = 20;

const wanted = process.argv.slice(2);

async function readAttacks(): Promise<Attack[]> {
  const folder = new URL('attacks/', import.meta.url);
  const files = readdirSync(folder).sort();
  const attacks = await Promise.all(
    files.map(async (file) => ((await import(new URL(file, folder).href)) as { attack: Attack }).attack),
  );
  return attacks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
}

/** Runs one attack in its time; rejects with why the product did not stand it. */
async function run({ seconds, run: attack }: Attack, site: AttackedSite): Promise<void> {
  const late = new AbortController();
  site.forgetLog();
  try {
    await Promise.race([
      attack(site),
      pause(seconds * 1000, undefined, { signal: late.signal }).then(() => {
        throw new Error(`it was not over after ${Math.round(seconds)} s`);
      }),
    ]);
  } finally {
    late.abort();
  }
  if (!site.alive()) throw new Error('the server has ended');
}

async function main(): Promise<void> {
  const attacks = await readAttacks();
  const start = await prepareSite();
  const slow = slowness();
  const together = Math.round(TOGETHER_SECONDS * slow);
  say(`All attacks have ${together} s together.`);
  const end = Date.now() + together * 1000;
  let [passed, failed] = [0, 0];
  let site = await start();
  for (const attack of attacks) {
    const began = Date.now();
    const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
    try {
      const left = (end - began) / 1000;
      if (left <= 0) throw new Error(`the ${together} s that all have together were over before it`);
      await run({ ...attack, seconds: Math.min(slow * attack.seconds, left) }, site);
      passed += 1;
      say(`✓ ${attack.name} (${seconds()})`);
    } catch (error) {
      const { message } = error as Error;
      if (!hasFailed(error)) {
        say(`– ${attack.name} : not run, ${message}`);
        continue;
      }
      failed += 1;
      say(`✖ ${attack.name} (${seconds()})\n${message}`);
      for (const line of site.log().slice(-LINES_SHOWN)) say(`  | ${line}`);
      await site.stop();
      site = await start();
    }
  }
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

stopOnSignals();
try {
  await main();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
