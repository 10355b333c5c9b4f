import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const API_KEY = 'sk_live_essai';
export const APP_ID = 'rihlatest';

type Kept = { key: string; type: string; bytes: Buffer };

/** UploadThing's ingest and API as far as we use them, on 127.0.0.1: signed PUTs in, deletions by custom id. */
export async function startUploadThing() {
  const files = new Map<string, Kept>();
  const refusals: string[] = [];
  let failing = false;

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await read(request);
    if (failing) return [500, { error: 'away' }];
    if (request.method === 'POST' && url.pathname === '/v6/deleteFiles') {
      if (request.headers['x-uploadthing-api-key'] !== API_KEY) return [401, {}];
      const { customIds = [] } = JSON.parse(body.toString('utf8')) as { customIds?: string[] };
      const deletedCount = customIds.filter((id) => files.delete(id)).length;
      return [200, { success: true, deletedCount }];
    }
    const problem = request.method === 'PUT' ? signatureProblem(url) : 'unexpected call';
    if (problem) {
      refusals.push(`${request.method} ${url.pathname}: ${problem}`);
      return [400, { error: problem }];
    }
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file') as File;
    const key = url.pathname.slice(1);
    const customId = url.searchParams.get('x-ut-custom-id') ?? key;
    files.set(customId, { key, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) });
    const address = `https://${APP_ID}.ufs.sh/f/${key}`;
    return [200, { url: address, appUrl: address, ufsUrl: address, fileHash: 'hash', serverData: null }];
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: Buffer.from(JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ['fra1'] })).toString(
      'base64',
    ),
    files,
    refusals,
    fail(now: boolean) {
      failing = now;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What the real one checks: the last parameter signs the address before it, and it has not expired. */
function signatureProblem(url: URL): string | null {
  const [unsigned, signature] = url.href.split('&signature=');
  if (!unsigned || !signature) return 'no signature';
  if (Number(url.searchParams.get('expires')) < Date.now()) return 'expired';
  if (url.searchParams.get('x-ut-identifier') !== APP_ID) return 'another app';
  const given = decodeURIComponent(signature);
  const expected = createHmac('sha256', API_KEY).update(unsigned).digest('hex');
  return given === `hmac-sha256=${expected}` ? null : 'bad signature';
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
