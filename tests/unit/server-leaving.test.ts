import http from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { prepareLeaving } from '@/server/leaving.mjs';

const once = (emitter: NodeJS.EventEmitter, event: string) =>
  new Promise<unknown>((resolve) => emitter.once(event, resolve));

test('a server that leaves gives its answer, and waits for nobody who asks nothing', async () => {
  const server = http.createServer();
  server.keepAliveTimeout = 65_000;
  const leave = prepareLeaving([server]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const silent = net.connect(port, '127.0.0.1');
  const half = net.connect(port, '127.0.0.1');
  await Promise.all([once(server, 'connection'), once(half, 'connect'), once(silent, 'connect')]);
  half.write('GET / HTTP/1.1\r\n');
  const cut = [silent, half].map((socket) =>
    once(
      socket.on('error', () => {}),
      'close',
    ),
  );

  const agent = new http.Agent({ keepAlive: true });
  const asked = http.get({ port, host: '127.0.0.1', agent });
  const answered = once(asked, 'response');
  const response = await new Promise<http.ServerResponse>((resolve) =>
    server.once('request', (_request, made) => resolve(made)),
  );
  let closings = 0;
  const closed = new Promise<void>((resolve) => {
    for (const _signal of ['one', 'another']) {
      leave(() => {
        closings += 1;
        resolve();
      });
    }
  });
  await Promise.all(cut);
  expect(closings).toBe(0);
  response.end('la réponse');
  const answer = (await answered) as http.IncomingMessage;
  expect([answer.statusCode, String(await once(answer, 'data'))]).toEqual([200, 'la réponse']);
  await closed;
  expect(closings).toBe(1);
});

test('an upload that stalls does not keep it for ever', async () => {
  const server = http.createServer();
  const leave = prepareLeaving([server], 50);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const asked = http.request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 9 } });
  const cut = once(asked, 'error');
  asked.write('half');
  await once(server, 'request');
  await new Promise<void>(leave);
  await cut;
});
