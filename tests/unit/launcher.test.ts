import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { heapMegabytes } from '@/scripts/lib/heap.mjs';
import { lockHolder, takeLock } from '@/scripts/lib/lock.mjs';
import { inRoot } from '@/scripts/lib/paths.mjs';
import { isOnlyHere, paymentTestMode, readSettings, requireFreePort } from '@/scripts/lib/settings.mjs';
import { temporaryDir } from '../support/temporary';

const dir = temporaryDir();

function nodeVersion(version: string) {
  const lines: string[] = [];
  let exit: number | undefined;
  const process = {
    versions: { node: version },
    exit: (code: number) => {
      exit = code;
    },
  };
  const console = { error: (line: string) => void lines.push(line) };
  vm.runInNewContext(readFileSync(inRoot('scripts', 'node-version.cjs'), 'utf8'), { process, console });
  return { exit, text: lines.join('\n') };
}

test.each(['0.12.18', '8.17.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is refused',
  (version) => {
    const { exit, text } = nodeVersion(version);
    expect(exit).toBe(1);
    expect(text).toContain('20.19');
    expect(text).toContain(version);
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '26.0.0'])('Node %s is accepted', (version) => {
  expect(nodeVersion(version)).toEqual({ exit: undefined, text: '' });
});

test('settings have defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    appUrl: 'http://localhost:3000',
  });
});

test('the embedded default, whose accounts have known passwords, is reached from this machine only, unless HOST says so', () => {
  expect(readSettings({}).host).toBe('localhost');
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  const given = {
    DATABASE_URL: 'postgresql://a:b@localhost/c',
    NEXTAUTH_SECRET: 'x'.repeat(32),
    APP_URL: 'https://a.fr',
  };
  expect(readSettings(given).host).toBeUndefined();
});

test('the demo operator, whose password is printed, decides nothing where the site has an address of another machine', () => {
  for (const APP_URL of [
    undefined,
    '',
    'http://localhost:3100',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
    expect([APP_URL, isOnlyHere({ APP_URL })]).toEqual([APP_URL, true]);
  for (const APP_URL of [
    'https://rihla.example',
    'http://127.0.0.1.rihla.example',
    'http://192.168.1.2:3000',
  ])
    expect([APP_URL, isOnlyHere({ APP_URL })]).toEqual([APP_URL, false]);
  expect(isOnlyHere({ HOST: '0.0.0.0' })).toBe(false);
});

test('test money is the embedded default’s alone, unless an operator asks for it by name', () => {
  const DATABASE_URL = 'postgresql://a:b@localhost/c';
  expect(paymentTestMode({})).toBe('on');
  expect(paymentTestMode({ DATABASE_URL: '', STRIPE_SECRET_KEY: '' })).toBe('on');
  for (const env of [
    { DATABASE_URL },
    { STRIPE_SECRET_KEY: 'sk_live_x' },
    { DATABASE_URL, STRIPE_SECRET_KEY: 'x' },
  ])
    expect(paymentTestMode(env)).toBe('');
  expect(paymentTestMode({ DATABASE_URL, PAYMENT_TEST_MODE: 'on' })).toBe('on');
  expect(paymentTestMode({ PAYMENT_TEST_MODE: 'off' })).toBe('off');
});

test('every wrong variable is named at once', () => {
  const settings = () => readSettings({ PORT: 'abc', DATABASE_URL: 'mysql://x', NEXTAUTH_SECRET: 'court' });
  expect(settings).toThrow(/PORT.*DATABASE_URL.*NEXTAUTH_SECRET/s);
});

test('a given database demands a secret', () => {
  expect(() => readSettings({ DATABASE_URL: 'postgresql://a:b@localhost/c' })).toThrow(
    /NEXTAUTH_SECRET : obligatoire/,
  );
});

test('a given database demands the address of the site', () => {
  const given = { DATABASE_URL: 'postgresql://a:b@localhost/c', NEXTAUTH_SECRET: 'x'.repeat(32) };
  expect(() => readSettings(given)).toThrow(/APP_URL : obligatoire avec DATABASE_URL/);
  const appUrl = 'https://rihla.example';
  expect(readSettings({ ...given, APP_URL: appUrl })).toMatchObject({ appUrl });
});

test('a taken port is named, with the way out', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as net.AddressInfo;
  await expect(requireFreePort(port)).rejects.toMatchObject({
    message: expect.stringContaining(String(port)),
    advice: expect.stringContaining(`PORT=${port + 1} npm start`),
  });
  server.close();
});

test('a lock names its living holder and is taken over from a dead one', () => {
  const file = path.join(dir, 'lock');
  const first = takeLock(file, { url: 'http://localhost:3000' });
  expect(first.holder).toBeUndefined();
  expect(takeLock(file).holder).toMatchObject({ pid: process.pid, url: 'http://localhost:3000' });

  const dead = spawnSync('true').pid;
  writeFileSync(file, JSON.stringify({ pid: dead, birth: '1' }));
  expect(lockHolder(file)).toBeUndefined();
  expect(takeLock(file)).toMatchObject({ wasStale: true });

  // the same number given to another process is not the same process
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: 'before the reboot' }));
  expect(takeLock(file)).toMatchObject({ wasStale: true });

  // half-written by a process that was killed
  writeFileSync(file, '{"pi');
  expect(takeLock(file)).toMatchObject({ wasStale: true });
});

test.each([
  [256, 128],
  [500, 250],
  [512, 256],
  [65_536, 256],
])('on %i MB of memory the server’s heap is %i MB', (memory, heap) => {
  expect(heapMegabytes(undefined, memory)).toBe(heap);
  expect(heapMegabytes('300', memory)).toBe(300);
});
