import { spawn } from 'node:child_process';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { commandLine } from '@/scripts/lib/web.mjs';
import { site } from './site';
import { expect } from './test';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A way to the real database that can be closed: what is on it is cut off, and nobody gets through. */
async function openGate(database: URL) {
  const sockets = new Set<Socket>();
  let open = true;
  const gate = createServer((client) => {
    if (!open) return client.destroy();
    const server = dial(Number(database.port || 5432), database.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await listen(gate);
  const shut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  const through = new URL(database);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const reopen = () => {
    open = true;
  };
  return { url: through.href, shut, reopen, close: () => gate.close() };
}

/**
 * A second server of the same build on the same database, whose database can be away and come back: `shut`, `reopen`.
 * End it with `stop`.
 */
export async function serverWithGate(databaseUrl: string) {
  const gate = await openGate(new URL(databaseUrl));
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  const origin = `http://localhost:${port}`;
  const web = spawn(process.execPath, commandLine(site), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: gate.url,
      APP_URL: origin,
      NEXTAUTH_URL: origin,
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => web.once('exit', resolve));
  const stop = async () => {
    web.kill();
    await ended;
    gate.shut();
    gate.close();
  };
  const health = () =>
    fetch(`${origin}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { message: 'the second server answers', timeout: 60_000 }).toBe(200);
  return { origin, shut: gate.shut, reopen: gate.reopen, stop };
}
