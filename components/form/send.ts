import { CONNECTION_LOST, type Failure, readFailure } from './failure';

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Answer<T> = { ok: true; data: T; body: unknown } | { ok: false; failure: Failure };

/** One write to our API. Never throws: a failure is a value, a lost connection included. */
export async function send<T = unknown>(options: {
  action: string;
  method: Method;
  body?: unknown;
  key?: string;
  fallback?: string;
}): Promise<Answer<T>> {
  const { action, method, body, key, fallback } = options;
  const headers: Record<string, string> = { accept: 'application/json' };
  // Pictures travel as FormData, whose content type the browser writes itself.
  const raw = body instanceof FormData;
  if (body !== undefined && !raw) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  let response: Response;
  try {
    response = await fetch(action, {
      method,
      headers,
      body: raw ? body : body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    return { ok: false, failure: CONNECTION_LOST };
  }
  let parsed: unknown;
  try {
    parsed = response.status === 204 ? undefined : await response.json();
  } catch {
    // A success cut off in the middle is a lost connection: resending the same key gets the answer again.
    if (response.ok) return { ok: false, failure: CONNECTION_LOST };
  }
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after');
    return { ok: false, failure: readFailure(response.status, parsed, { retryAfter, fallback }) };
  }
  const data = (parsed as { data?: T } | undefined)?.data as T;
  return { ok: true, data, body: parsed };
}
