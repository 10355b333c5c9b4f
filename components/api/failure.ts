export type Failure = {
  kind: 'connection' | 'unauthenticated' | 'limited' | 'fields' | 'refused' | 'broken';
  /** French, for the user. */
  message: string;
  code?: string;
  status?: number;
  /** Field path (`etapes.1.ville`) to message. */
  fields?: Record<string, string>;
};

export const CONNECTION_LOST: Failure = {
  kind: 'connection',
  message: 'Connexion perdue. Vérifiez votre réseau puis réessayez\u202f: rien n’a été perdu.',
};

const FALLBACK = 'Une erreur est survenue. Réessayez dans un instant.';

/** Our own mistake in the page. */
export const BROKEN: Failure = {
  kind: 'broken',
  message:
    'Une erreur inattendue a empêché l’envoi. Ce que vous avez écrit est toujours là\u202f: réessayez, puis rechargez la page si cela continue.',
};

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

/** « 45 secondes », « 3 minutes »: a wait in words, rounded up. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return '1\u202fseconde';
  if (seconds < 90) return `${seconds}\u202fsecondes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes}\u202fminutes`;
  const hours = Math.ceil(minutes / 60);
  return `${hours}\u202fheures`;
}

/** What an API answer that is not a success means for the person in front of the form. */
export function readFailure(
  status: number,
  body: unknown,
  { retryAfter, fallback = FALLBACK }: { retryAfter?: string | null; fallback?: string } = {},
): Failure {
  const answer = isRecord(body) ? body : {};
  const said = typeof answer.message === 'string' && answer.message ? answer.message : undefined;
  const code = typeof answer.code === 'string' ? answer.code : undefined;
  const fields = readFields(answer.fields);
  const base = { status, code, fields };
  if (status === 429) {
    const seconds = Number.parseInt(retryAfter ?? '', 10);
    const wait = Number.isFinite(seconds) && seconds > 0 ? `dans ${waitInWords(seconds)}` : 'dans un instant';
    return { ...base, kind: 'limited', message: `Trop de tentatives. Réessayez ${wait}.` };
  }
  if (status === 401)
    return {
      ...base,
      kind: 'unauthenticated',
      message: said ?? 'Votre session a expiré. Reconnectez-vous pour continuer.',
    };
  if (status >= 500) return { ...base, kind: 'broken', message: said ?? fallback };
  return { ...base, kind: fields ? 'fields' : 'refused', message: said ?? fallback };
}
