import { createServer, connect as dial, type Socket } from 'node:net';
import { type Browser, chromium, type TestInfo } from '@playwright/test';
import { listen } from '../../support/gate';

const ASKS = /^GET \/api\/events[? ]/;
const OPENS = /^HTTP\/1\.1 200 /;

/**
 * The way from one browser to the site, on which streams can be counted and cut. What is asked on other connections passes
 * unharmed.
 */
async function openWire(site: URL) {
  const sockets = new Set<Socket>();
  const streams = new Set<Socket>();
  let openings = 0;
  const server = createServer((client) => {
    const there = dial(Number(site.port), site.hostname);
    let asked = false;
    // A browser sends the head of what it asks at once, and nothing else with it.
    client.on('data', (chunk) => {
      asked = ASKS.test(chunk.toString('latin1'));
    });
    there.on('data', (chunk) => {
      if (!asked || !OPENS.test(chunk.toString('latin1'))) return;
      asked = false;
      streams.add(client);
      openings += 1;
    });
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        streams.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await listen(server);
  return {
    port,
    /** How many streams were opened on it so far. */
    get openings() {
      return openings;
    },
    /** Cuts the streams that are open. */
    cut() {
      for (const stream of streams) stream.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** A browser of its own behind a wire: its pages have the site's own address. End it with `close`. */
export async function wiredBrowser({ project }: TestInfo): Promise<{
  browser: Browser;
  wire: Wire;
  close: () => Promise<void>;
}> {
  const { launchOptions, baseURL } = project.use;
  const site = new URL(baseURL ?? '');
  const wire = await openWire(site);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${site.host} 127.0.0.1:${wire.port}`],
  });
  const close = async () => {
    await browser.close();
    wire.close();
  };
  return { browser, wire, close };
}
