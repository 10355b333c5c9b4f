import { ServerResponse } from 'node:http';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { expect, test } from 'vitest';

test('Next sends an answer’s headers alone, just before its first piece', async () => {
  const response = new ServerResponse({ method: 'GET' } as never);
  const calls: string[] = [];
  response.flushHeaders = () => void calls.push('headers');
  response.write = () => calls.push('piece') > 0;
  response.end = () => {
    response.emit('finish');
    return response;
  };
  await pipeToNodeResponse(new Response('page').body as ReadableStream<Uint8Array>, response);
  expect(calls).toEqual(['headers', 'piece']);
});
