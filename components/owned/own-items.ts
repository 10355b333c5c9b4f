export type OwnKind = 'demandes' | 'produits' | 'transports';

type Page<T> = { data: T[]; meta: { nextCursor: string | null } };

/** A person's newest things of a kind, those that they hid too when they are who asks; none when they cannot be read. */
export async function readOwnItems<T>(kind: OwnKind, userId: string, signal: AbortSignal): Promise<T[]> {
  return (await readPage<T>(kind, userId, '', signal)).data;
}

/** One of a person's things, however many newer ones they have; asked of their lists, for the thing itself may be a 404. */
export async function findOwnItem<T extends { _id: string }>(
  kind: OwnKind,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<T | undefined> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data, meta }: Page<T> = await readPage<T>(kind, userId, cursor, signal);
    const found = data.find((item) => item._id === id);
    if (found) return found;
    cursor = meta.nextCursor;
  }
  return undefined;
}

async function readPage<T>(
  kind: OwnKind,
  userId: string,
  cursor: string,
  signal: AbortSignal,
): Promise<Page<T>> {
  const query = new URLSearchParams({ limit: '100', cursor });
  const response = await fetch(`/api/users/${userId}/${kind}?${query}`, { signal, cache: 'no-store' });
  return response.ok ? ((await response.json()) as Page<T>) : { data: [], meta: { nextCursor: null } };
}
