import type { RouteHandler } from '@/lib/core/http/route';
import { sessionCookieName } from '@/lib/core/sessions/cookie';
import type * as z from '@/lib/core/zod';
import { type Answer as Sent, call as send } from './http';

export const SITE = 'http://rihla.test';
export type Answer<R extends z.ZodType = z.ZodType> = Sent<R> & { cookies: string[] };

let calls = 0;
/**
 * Calls a route as a browser of this site does. Each call comes from an address of its own unless it says otherwise,
 * so that tests do not use up each other’s limits.
 */
export async function call<R extends z.ZodType>(
  handler: RouteHandler<R>,
  options: {
    method?: string;
    body?: unknown;
    headers?: Record<string, string>;
    params?: Record<string, string>;
    address?: string;
  } = {},
): Promise<Answer<R>> {
  calls += 1;
  const { address = `10.0.${calls >> 8}.${calls & 255}`, headers, ...rest } = options;
  const from = { host: 'rihla.test', 'x-forwarded-for': address, ...headers };
  const answer = await send(handler, { ...rest, headers: from });
  return { ...answer, cookies: answer.headers.getSetCookie() };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const cookie = (token: string) => ({ cookie: `${sessionCookieName()}=${token}` });
/** What a successful answer carries. */
export const data = <T>(answer: { body: { data: T } }): T => answer.body.data;
