import type { RouteHandler } from '@/lib/core/http/route';
import type * as z from '@/lib/core/zod';
import { type Answer, answerTo } from './http';

type Sending = {
  token?: string;
  path?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  /** Field name to text or file; a file may have any name and type. */
  fields?: Record<string, string | { bytes: Buffer; name?: string; type?: string }>;
  /** Another body than a form. */
  body?: BodyInit;
};

/** Posts a form to a route handler, as a browser would, without a server. */
export async function post<R extends z.ZodType>(
  handler: RouteHandler<R>,
  options: Sending,
): Promise<Answer<R>> {
  const { token, path = '/api/test', params = {}, fields = {} } = options;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const { bytes, name: file = 'photo.jpg', type = 'image/jpeg' } = value;
      form.append(name, new File([new Uint8Array(bytes)], file, { type }));
    }
  }
  const headers = new Headers(options.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(new URL(path, 'http://localhost:3000'), {
    method: 'POST',
    headers,
    body: options.body ?? form,
  });
  return answerTo(handler, request, params);
}
