import { expect, test, vi } from 'vitest';
import { keepRunning } from '@/scripts/lib/keep-running.mjs';
import { startNode } from '@/scripts/lib/processes.mjs';

const FAST = { firstPauseMs: 10, longestPauseMs: 40, atOnceMs: 5, calmMs: 60_000, tries: 3 };
/** A process takes its time to start on a busy machine. */
const BUSY = { timeout: 20_000 };
const LIVING = ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'];

function heard() {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}

/** A server of ours that is up: a process of its own. */
async function up() {
  const started = startNode(LIVING, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => started.child.stdout?.once('data', resolve));
  return started;
}

test('a server that was killed is started again, each time after a longer pause, and the log says so', async () => {
  const lines = heard();
  const alive: Awaited<ReturnType<typeof up>>[] = [];
  const start = async () => {
    if (alive.length === 5) throw new Error('enough');
    const server = await up();
    alive.push(server);
    return server;
  };
  const over = keepRunning(await start(), start, FAST);
  const ended = expect(over).rejects.toThrow('enough');
  for (let death = 0; death < 4; death += 1) {
    await expect.poll(() => alive.length, BUSY).toBe(death + 1);
    alive[death]?.child.kill(death === 0 ? 'SIGABRT' : 'SIGKILL');
  }
  await expect.poll(() => alive.length, BUSY).toBe(5);
  await alive.at(-1)?.stop();
  await ended;
  vi.restoreAllMocks();
  const pauses = lines.filter((line) => line.includes('redémarrage dans'));
  expect(pauses.slice(0, 4)).toEqual([
    'Le serveur web s’est arrêté (SIGABRT) : redémarrage dans 0.01 s…\n',
    'Le serveur web s’est arrêté (SIGKILL) : redémarrage dans 0.02 s…\n',
    'Le serveur web s’est arrêté (SIGKILL) : redémarrage dans 0.04 s…\n',
    'Le serveur web s’est arrêté (SIGKILL) : redémarrage dans 0.04 s…\n',
  ]);
  expect(lines.filter((line) => line.includes('est reparti'))).toHaveLength(4);
}, 60_000);

test('one that dies at once at every start is given up, with the way out', async () => {
  const lines = heard();
  const die = async () => ({ exited: Promise.resolve({ code: 7, signal: null }) });
  const outcome = keepRunning(await die(), die, { ...FAST, atOnceMs: 5_000 });
  await expect(outcome).rejects.toMatchObject({
    message: 'Le serveur web s’arrête aussitôt, 3 fois de suite (code 7).',
    advice: expect.stringContaining('relancez la même commande'),
  });
  vi.restoreAllMocks();
  expect(lines.filter((line) => line.includes('redémarrage'))).toHaveLength(2);
});

test('one that cannot be started again is given up as well', async () => {
  heard();
  const start = () => Promise.reject(new Error('Le port 3000 est déjà pris'));
  const dead = { exited: Promise.resolve({ code: null, signal: 'SIGABRT' }) };
  await expect(keepRunning(dead, start, { ...FAST, atOnceMs: 5_000 })).rejects.toThrow(/port 3000/);
  vi.restoreAllMocks();
});
