import type { DataOf } from './contract';

/**
 * Who the session belongs to, 401 when it is over, undefined when nobody could tell. Every page asks it, so it does without
 * what `call` brings for what people are told of the answer.
 */
export async function whoIsThere(): Promise<DataOf<'GET /users/me'> | 401 | undefined> {
  try {
    const response = await fetch('/api/users/me', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      credentials: 'same-origin',
    });
    // Also of a refusal: an answer that nobody reads holds its connection.
    const { data } = await response.json();
    if (response.ok) return data;
    return response.status === 401 ? 401 : undefined;
  } catch {
    return undefined;
  }
}
