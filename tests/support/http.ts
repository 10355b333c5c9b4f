import type { errorAnswer } from '@/lib/core/http/answer';
import type { RouteHandler } from '@/lib/core/http/route';
import type * as z from '@/lib/core/zod';
import { expectDeclared } from './declared';

type Call = {
  method?: string;
  path?: string;
  token?: string | undefined;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};

/** The fields of a success and those of a failure side by side: a test knows which of the two it asks for. */
type Body<R extends z.ZodType> = Omit<z.output<R>, 'status'> &
  Required<Omit<z.output<typeof errorAnswer>, 'status'>> & { status: 'success' | 'error' };

export type Answer<R extends z.ZodType = z.ZodType> = { status: number; headers: Headers; body: Body<R> };

/** A handler's answer to a request, without a server. One that the route does not declare throws. */
export async function answerTo<R extends z.ZodType>(
  handler: RouteHandler<R>,
  request: Request,
  params: Record<string, string> = {},
): Promise<Answer<R>> {
  const { method } = request;
  const response = await handler(request, { params: Promise.resolve(params) });
  const answer = { status: response.status, headers: response.headers, body: await response.json() };
  expectDeclared(handler, { method, ...answer });
  return answer;
}

/** Calls a route handler as an HTTP client would. Throws as `answerTo` does. */
export async function call<R extends z.ZodType>(
  handler: RouteHandler<R>,
  options: Call = {},
): Promise<Answer<R>> {
  return answerTo(handler, requestOf(options), options.params);
}

/** What a route handler gives to be kept: its bytes under their name. A refusal throws. */
export async function download<R extends z.ZodType>(handler: RouteHandler<R>, options: Call = {}) {
  const response = await handler(requestOf(options), { params: Promise.resolve(options.params ?? {}) });
  if (!response.ok) throw new Error(await response.text());
  const { headers } = response;
  if (headers.get('content-type') !== handler.contract.produces)
    throw new Error('of another type than declared');
  return { headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

function requestOf({ body, token, path = '/api/test', method, headers: given }: Call): Request {
  const headers = new Headers(given);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Request(new URL(path, 'http://localhost:3000'), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
