import type { RouteHandler } from '@/lib/core/http/route';

type Call = {
  method?: string;
  path?: string;
  token?: string | undefined;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers freely
  body: any;
};

/** Calls a route handler as an HTTP client would, without a server. */
export async function call(handler: RouteHandler, options: Call = {}): Promise<Answer> {
  const { body, token, params = {}, path = '/api/test' } = options;
  const headers = new Headers(options.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const request = new Request(new URL(path, 'http://localhost:3000'), {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
