import { wordsHere } from '@/components/words/browser';

export type Failure = {
  kind: 'connection' | 'unauthenticated' | 'limited' | 'fields' | 'refused' | 'broken';
  /** For the user, in the page’s language. */
  message: string;
  code?: string;
  status?: number;
  /** Field path (`etapes.1.ville`) to message. */
  fields?: Record<string, string>;
};

const words = () => wordsHere('api/echecs');

/** Nothing arrived, or nobody knows what did. */
export const connectionLost = (): Failure => ({ kind: 'connection', message: words()('connexion') });

/** Our own mistake in the page. */
export const broken = (): Failure => ({ kind: 'broken', message: words()('inattendue') });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFields(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** That there were too many tries, and when to try again: a wait in words, rounded up. */
export function tooMany(seconds: number | undefined): string {
  if (!seconds || seconds < 0) return words()('trop');
  if (seconds < 90) return words()('tropSecondes', { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return words()('tropMinutes', { n: minutes });
  return words()('tropHeures', { n: Math.ceil(minutes / 60) });
}

/** What an API answer that is not a success means for the person in front of the form. */
export function readFailure(
  status: number,
  body: unknown,
  { retryAfter, fallback }: { retryAfter?: string | null; fallback?: string } = {},
): Failure {
  const answer = isRecord(body) ? body : {};
  const said = typeof answer.message === 'string' && answer.message ? answer.message : undefined;
  const code = typeof answer.code === 'string' ? answer.code : undefined;
  const fields = readFields(answer.fields);
  const base = { status, code, fields };
  if (status === 429) {
    return { ...base, kind: 'limited', message: tooMany(Number.parseInt(retryAfter ?? '', 10)) };
  }
  if (status === 401)
    return {
      ...base,
      kind: 'unauthenticated',
      message: said ?? words()('session'),
    };
  const message = said ?? fallback ?? words()('erreur');
  if (status >= 500) return { ...base, kind: 'broken', message };
  return { ...base, kind: fields ? 'fields' : 'refused', message };
}
