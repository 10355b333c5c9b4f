import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asIdentity, postgresIdentity } from '@/scripts/postgres/identity.mjs';
import { freePort } from '@/scripts/postgres/server.mjs';

/** Connections to the database that all share. */
const CONNECTIONS = 3;

/** PgBouncer in front of a database, its connections shared between transactions; statements end after `limitMs`. */
export async function startPooler(program: string, databaseUrl: string, limitMs: number) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const identity = postgresIdentity();
  const dir = mkdtempSync(path.join(tmpdir(), 'rihla-pooler-'));
  chmodSync(dir, 0o711);
  const listens = await freePort();
  const file = path.join(dir, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
rihla = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password} connect_query='SET statement_timeout = ${limitMs}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
`,
  );
  chmodSync(file, 0o644);
  const child = spawn(program, [file], { ...asIdentity(identity), cwd: '/', stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (child.exitCode === null && !(await answers(listens))) await pause(20);
  if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
  return {
    url: `postgresql://${username}@127.0.0.1:${listens}/rihla`,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
