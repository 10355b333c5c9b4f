import type { errorAnswer } from '@/lib/core/http/answer';
import type { RouteHandler } from '@/lib/core/http/route';
import type { z } from '@/lib/core/zod';
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
  const { body, token, params = {}, path = '/api/test' } = options;
  const headers = new Headers(options.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const request = new Request(new URL(path, 'http://localhost:3000'), {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerTo(handler, request, params);
}
