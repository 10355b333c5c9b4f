import { addressOf } from './address';
import type { CallName, DataOf, InputOf, MetaOf } from './contract';
import { connectionLost, type Failure, readFailure } from './failure';
import { provedSince } from './proof';

export type Answer<N extends CallName> =
  | { ok: true; data: DataOf<N>; meta: MetaOf<N> }
  | { ok: false; failure: Failure };

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** The Idempotency-Key of a write. */
  key?: string | undefined;
  /** Said when the server gives no message of its own. */
  fallback?: string | undefined;
};

type Input<N extends CallName> = InputOf<N> & CallOptions;
/** The same, where nobody looks at what it is made of. */
export type AnyInput = CallOptions & {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
};
/** An argument that may be left out where nothing in it is needed. */
export type Optional<I> = Record<never, never> extends I ? [I?] : [I];

/**
 * One call of our API: `call('PATCH /reservations/{id}/status', { params: { id }, body })`. What it takes and what it
 * answers are what the route declares; nothing is parsed a second time. A failure is a value, a lost connection
 * included: it throws only when `signal` called it off.
 */
export function call<N extends CallName>(name: N, ...[input]: Optional<Input<N>>): Promise<Answer<N>> {
  return send(name, input ?? {});
}

/**
 * `call`, for what holds a call's name and its input together by types of its own: a form. What is refused until the
 * account's owner has proved to be there is sent again once they have.
 */
export async function send<N extends CallName>(name: N, input: AnyInput): Promise<Answer<N>> {
  const answer = await sendOnce(name, input);
  return !answer.ok && (await provedSince(answer.failure)) ? sendOnce(name, input) : answer;
}

async function sendOnce<N extends CallName>(
  name: N,
  { signal, key, fallback, body, ...place }: AnyInput,
): Promise<Answer<N>> {
  const { method, url } = addressOf(name, place);
  const headers: Record<string, string> = {
    accept: 'application/json',
    // What is refused is said in the page's language, which is not always the browser's.
    'accept-language': document.documentElement.lang,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  try {
    const response = await fetch(url, {
      method,
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    // What was cut off in the middle is as good as nothing.
    const text = await response.text().catch(() => '');
    signal?.throwIfAborted();
    return readAnswer(
      { status: response.status, text, retryAfter: response.headers.get('retry-after') },
      fallback,
    );
  } catch {
    signal?.throwIfAborted();
    return { ok: false, failure: connectionLost() };
  }
}

type Received = { status: number; text: string; retryAfter: string | null };

/** What an answer says. A success that cannot be read is a lost connection: the same key gets the answer again. */
export function readAnswer<N extends CallName>(received: Received, fallback?: string): Answer<N>;
export function readAnswer({ status, text, retryAfter }: Received, fallback?: string) {
  let body: { data?: unknown; meta?: unknown } | undefined;
  try {
    body = JSON.parse(text);
  } catch {
    if (status < 400) return { ok: false, failure: connectionLost() };
  }
  if (status < 400) return { ok: true, data: body?.data, meta: body?.meta };
  return { ok: false, failure: readFailure(status, body, { retryAfter, fallback }) };
}
