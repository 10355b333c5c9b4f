import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { commandLine } from '@/scripts/lib/web.mjs';
import { listen, openGate } from '../../support/gate';
import { site } from './site';
import { expect } from './test';

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
