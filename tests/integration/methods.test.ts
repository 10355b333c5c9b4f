import { expect, test } from 'vitest';
import { contract } from '@/app/api/contract';
import * as description from '@/app/api/openapi.json/route';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handlers = Partial<Record<string, (request: Request, context: never) => Response | Promise<Response>>>;
const paths = Object.entries(contract) as [string, Handlers][];

test('the API’s own description answers every other method as any call does', async () => {
  const modules: Handlers = description;
  for (const method of METHODS.filter((one) => one !== 'GET')) {
    const request = new Request('http://rihla.test/api/openapi.json', { method });
    const answer = await modules[method]?.(request, undefined as never);
    expect([method, answer?.status, answer?.headers.get('allow')]).toEqual([
      method,
      405,
      'GET, HEAD, OPTIONS',
    ]);
    expect(await answer?.json()).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  }
});

test.each(paths)('%s answers every other method in the API’s envelope, with Allow', async (path, module) => {
  const calls = METHODS.filter((method) => 'contract' in (module[method] ?? {}));
  const ask = async (method: string) => {
    const request = new Request(`http://rihla.test/api${path}`, { method });
    return module[method]?.(request, undefined as never);
  };
  const allow = (await ask('OPTIONS'))?.headers.get('allow');
  expect(allow?.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method))).toEqual(calls);
  expect(allow?.includes('HEAD')).toBe(calls.includes('GET'));
  for (const method of METHODS.filter((one) => !calls.includes(one))) {
    const answer = await ask(method);
    expect([method, answer?.status, answer?.headers.get('allow')]).toEqual([method, 405, allow]);
    expect(await answer?.json()).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  }
});
