import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { openDoor } from '@/lib/core/live/door';
import type { Source } from '@/lib/core/live/hub';

export type Told = { id?: number; event: string; data: Record<string, unknown> };

/** A server of streams of its own, as a process has one; it is ended with the test. */
export async function serveStreams(source: Source, bounds?: Parameters<typeof openDoor>[1]) {
  const live = openDoor(source, bounds);
  const { port, close } = await serve((request, response) => void live.answer(request, response));
  const end = async () => {
    await live.end();
    close();
  };
  onTestFinished(end);
  return { live, port, end };
}

/** The port of a server that leaves each answer to the test; it is closed with the test. */
export async function serveEach(answer: (response: http.ServerResponse) => void): Promise<number> {
  const { port, close } = await serve((_request, response) => answer(response));
  onTestFinished(close);
  return port;
}

async function serve(listener: http.RequestListener) {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

type Asked = {
  headers?: Record<string, string>;
  token?: string | undefined;
  after?: number | string;
  path?: string;
  method?: string;
  heard?: (one: Told) => void;
};

/** Asks for a stream as a program would, and hears what comes until it ends. */
export async function openStream(port: number, asking: Asked = {}) {
  const { token, after, path = '/api/events', method = 'GET', heard, headers: others } = asking;
  const headers = {
    ...others,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(after !== undefined && { 'last-event-id': String(after) }),
  };
  const asked = http.request({ host: '127.0.0.1', port, path, headers, method });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end();
  });
  const told: Told[] = [];
  let [text, over] = ['', false];
  response.setEncoding('utf8');
  const ended = new Promise<void>((resolve) => {
    response.on('close', () => {
      over = true;
      resolve();
    });
  });
  response.on('error', () => {});
  response.on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const one = parse(text.slice(0, end));
      if (one) told.push(one);
      if (one) heard?.(one);
      text = text.slice(end + 2);
    }
  });
  onTestFinished(() => void asked.destroy());
  return {
    status: response.statusCode,
    headers: response.headers,
    told,
    ended,
    get over() {
      return over;
    },
    rest: () => text,
    of: (event: string) => told.filter((one) => one.event === event),
    /** Resolves when something was told that fits. */
    hears: (fits: (one: Told) => boolean) =>
      expect.poll(() => told.some(fits), { timeout: 10_000, interval: 5 }).toBe(true),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => asked.destroy(),
  };
}

function parse(block: string): Told | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
  if (!event || !data) return undefined;
  return { ...(id !== undefined && { id: Number(id) }), event, data: JSON.parse(data) };
}
