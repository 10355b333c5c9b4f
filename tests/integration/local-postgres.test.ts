import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths.mjs';
import { temporaryDir } from '../support/temporary';

// The embedded server as `npm start` keeps it, in a process of its own that can really be killed.
const parent = temporaryDir();
chmodSync(parent, 0o755); // so that the account that root lends PostgreSQL can enter
const home = path.join(parent, 'data');
const module = JSON.stringify(`file://${inRoot('scripts/postgres/local.mjs')}`);
const processes = JSON.stringify(`file://${inRoot('scripts/lib/processes.mjs')}`);
const program = `
  const { stopOnSignals } = await import(${processes});
  const { startLocal } = await import(${module});
  stopOnSignals();
  const server = await startLocal({ supervise: true });
  console.log('READY ' + server.adminUrl());
  setInterval(() => {}, 1000);
`;
const children: ChildProcess[] = [];

async function launch() {
  const env = { ...process.env, DATA_DIR: home };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  children.push(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += data;
      const ready = /READY (\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, url, output: () => output };
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () =>
  Number.parseInt(readFileSync(path.join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10);

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, 'exit');
}

afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGTERM');
});

test('data survives an interrupted first start, and hard kills of the launcher and of PostgreSQL', async () => {
  // what a first start that was killed during initdb leaves
  mkdirSync(path.join(home, 'postgres.draft-1', 'base'), { recursive: true });
  writeFileSync(path.join(home, 'postgres.draft-1', 'PG_VERSION'), '');

  const first = await launch();
  expect(readdirSync(home).filter((name) => name.includes('draft'))).toEqual([]);
  expect(statSync(path.join(home, 'cluster.json')).mode & 0o777).toBe(0o600);
  await query(first.url, 'CREATE TABLE kept (x int)');
  await query(first.url, 'INSERT INTO kept VALUES (42)');
  await kill(first.child, 'SIGKILL');

  // its PostgreSQL is still there: the next start ends it properly and begins again
  const second = await launch();
  expect(second.output()).toContain('fermeture propre');
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT x FROM kept')).toEqual([{ x: 42 }]);

  // PostgreSQL alone dies: it is restarted under the living launcher, on the same port
  const restarted = new Promise<void>((resolve) => {
    second.child.stdout?.on('data', () => second.output().includes('intactes') && resolve());
  });
  process.kill(postmaster(), 'SIGKILL');
  await restarted;
  expect(await query(second.url, 'SELECT x FROM kept')).toEqual([{ x: 42 }]);

  // both at once
  process.kill(second.child.pid ?? 0, 'SIGKILL');
  process.kill(postmaster(), 'SIGKILL');
  const third = await launch();
  expect(await query(third.url, 'SELECT x FROM kept')).toEqual([{ x: 42 }]);

  // a clean stop leaves no server
  const pid = postmaster();
  await kill(third.child, 'SIGTERM');
  expect(() => process.kill(pid, 0)).toThrow();
}, 60_000);

test('only the loopback interface listens, and only with the password', async () => {
  const { url } = await launch();
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
});
