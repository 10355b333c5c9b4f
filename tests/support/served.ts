import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RouteHandler } from '@/lib/core/http/route';
import { expectDeclared } from './declared';

/**
 * A route handler behind a real connection, its request made as Next makes it. Answers the way to ask it: `begin` sends
 * the headers and leaves the body to the test.
 */
export async function serve(handler: RouteHandler, params: Record<string, string> = {}) {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await handler(asRequest(incoming), { params: Promise.resolve(params) });
    const { status, headers } = answer;
    const text = await answer.text();
    expectDeclared(handler, { method: incoming.method ?? '', status, headers, body: JSON.parse(text) });
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    begin: (options: RequestOptions) => begin({ host: '127.0.0.1', port, path: '/api/test', ...options }),
  };
}

function asRequest(incoming: IncomingMessage): Request {
  const headers = Object.entries(incoming.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const body = incoming as unknown as BodyInit;
  const init = { method: incoming.method, headers, body, duplex: 'half' };
  return new Request(`http://localhost:3000${incoming.url}`, init as RequestInit);
}

type Heard = { status: number; headers: IncomingMessage['headers']; body: Record<string, unknown> };

function begin(options: RequestOptions) {
  const asked = request({ method: 'POST', ...options });
  asked.flushHeaders();
  const answer = new Promise<Heard>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) });
    });
  });
  return { asked, answer };
}
