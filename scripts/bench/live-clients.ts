import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { onStop } from '../lib/processes.mjs';
import type { Traveller } from './hot-leg';

export type Heard = { event: string; data: Record<string, unknown> };

/** A person's open stream; `hear` is called with each event as it comes. Resolves when the first has come. */
export function openStream(
  url: string,
  { token }: Traveller,
  hear: (heard: Heard) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = http.get(`${url}/api/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was answered ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8');
      response.on('error', () => {});
      response.on('data', (chunk: string) => {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^(?:id: \d+\n)?event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
          if (!event || !data) continue;
          hear({ event, data: JSON.parse(data) });
          if (event === 'compteurs') resolve(() => asked.destroy());
        }
      });
    });
    asked.on('error', reject);
  });
}

/** One call on a connection of its own, so that a balancer sends each to the next process. Throws for any refusal. */
export function ask<T>(url: string, path: string, { token }: Traveller, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const options = { method: text === undefined ? 'GET' : 'POST', headers, agent: false };
    const asked = http.request(`${url}${path}`, options, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(answer));
        else reject(new Error(`${path} was answered ${response.statusCode}: ${answer.slice(0, 200)}`));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/** What hands each connection to the next process in turn. */
export async function startBalancer(targets: { url: string }[]): Promise<string> {
  let turn = 0;
  const balancer = net.createServer((client) => {
    const target = new URL(targets[turn++ % targets.length]?.url ?? '');
    const server = net.connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  onStop(async () => void balancer.close());
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}
