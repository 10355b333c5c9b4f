import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { postgresBinaries } from '@/scripts/postgres/binaries.mjs';
import { postgresIdentity } from '@/scripts/postgres/identity.mjs';
import { databaseUrl, freePort, initCluster, startServer } from '@/scripts/postgres/server.mjs';
import { temporaryDir } from './temporary';

const ends: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** A PostgreSQL of the test's own that keeps what it confirmed when it is killed, and then starts again. */
export async function startKillableDatabase() {
  const identity = postgresIdentity();
  const bin = postgresBinaries(identity);
  const home = temporaryDir();
  chmodSync(home, 0o711);
  const password = randomBytes(12).toString('hex');
  const dir = path.join(home, 'data');
  await initCluster({ bin, dir, identity, password, durable: false });
  const port = await freePort();
  // What was written outlives its writer without the disk.
  const settings = ['fsync=off', 'autovacuum=off'];
  const launch = () =>
    startServer({ bin, dir, identity, password, port, log: path.join(home, 'log'), settings });
  let server = await launch();
  ends.push(() => server.stop());
  return {
    url: databaseUrl({ port, password }),
    async kill() {
      process.kill(server.pid ?? 0, 'SIGKILL');
      await server.exited;
      server = await launch();
    },
  };
}

/** A program of ours in a process of its own, as `npm run worker` starts it; it is killed after the test file. */
export function startProgram(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  ends.push(() => kill(child));
  return child;
}

/** Kills a process as nothing can prevent, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
