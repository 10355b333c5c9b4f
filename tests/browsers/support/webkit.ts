import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { Browser, Window } from './browser';
import { find, type Target } from './find';
import { looksOf, type Place } from './looks';
import { wasMet, watchPress } from './press';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'; // the key by which WebDriver names elements

/** A virtual screen, for a browser that knows no headless mode; answers its DISPLAY, and the folder in which it can be seen. */
async function startScreen(): Promise<{ process: ChildProcess; display: string; folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rihla-screen-'));
  const size = ['-screen', '0', '1280x1000x24', '-fbdir', folder];
  const screen = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
    screen.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`));
  });
  return { process: screen, display, folder };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Speaks WebDriver with a driver. Throws with its own message when it refuses. */
function speakWith(origin: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** Types into what has the focus; the element that had it when asked for may be gone by then, and nothing was typed. */
async function typeKeys(send: Send, text: string): Promise<void> {
  const active = (await send('GET', '/element/active')) as Record<string, string>;
  await send('POST', `/element/${active[ELEMENT]}/value`, { text }).catch((error) => {
    if (/stale element/.test(error.message)) return typeKeys(send, text);
    throw error;
  });
}

/** Where an element stands on the screen: the window stands in its corner, the page below the bars. */
const PLACE = `const { x, y, width, height } = arguments[0].getBoundingClientRect();
  return { x, y: y + outerHeight - innerHeight, width, height };`;

function windowOf(send: Send, screen: string): Window {
  const ask: Window['ask'] = (question, ...args) =>
    send('POST', '/execute/sync', { script: `return (${question})(...arguments)`, args }) as never;
  const elementOf = async (target: Target) =>
    (await ask(find, target)) as unknown as Record<string, string> | null;
  const run = (script: string, element: unknown) =>
    send('POST', '/execute/sync', { script, args: [element] });
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    ask,
    press: async (target) => {
      const element = await elementOf(target);
      if (!element) return false;
      await run(`(${watchPress})(arguments[0])`, element);
      return send('POST', `/element/${element[ELEMENT]}/click`, {}).then(
        () => wasMet(ask),
        (error) => {
          if (/click intercepted|stale element/.test(error.message)) return false;
          throw error;
        },
      );
    },
    focus: async (target) => {
      const element = await elementOf(target);
      if (element) await run('arguments[0].focus()', element);
      return element !== null;
    },
    looks: async (target) => {
      const element = await elementOf(target);
      return element && looksOf(screen, (await run(PLACE, element)) as Place);
    },
    // A keyboard types each key into what has the focus by then; WebDriver names an element, which a field whose scripts
    // come late replaces between two keys. A list is told its line at once.
    type: async (text) => {
      const list = await ask(() => document.activeElement instanceof HTMLSelectElement);
      for (const keys of list ? [text] : text) await typeKeys(send, keys);
    },
    complaints: () => [],
  };
}

/** WebKit's own small browser, over WebDriver. A driver serves one session, so each window has a driver. */
export async function startWebKit(driver: string): Promise<Browser> {
  const screen = await startScreen();
  const processes = [screen.process];
  return {
    newWindow: async () => {
      const port = await freePort();
      const env = { ...process.env, DISPLAY: screen.display };
      processes.push(spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }));
      const send = speakWith(`http://127.0.0.1:${port}`);
      await vi.waitFor(() => send('GET', '/status'), { timeout: 20_000, interval: 100 });
      const asked = { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } };
      const { sessionId } = (await send('POST', '/session', asked)) as { sessionId: string };
      return windowOf(
        (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
        path.join(screen.folder, 'Xvfb_screen0'),
      );
    },
    close: async () => {
      for (const process of processes.reverse()) process.kill();
      rmSync(screen.folder, { recursive: true, force: true });
    },
  };
}
