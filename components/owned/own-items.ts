type Page<T> = { ok: true; data: T[]; meta: { nextCursor: string | null } };

/** Reads a page of a person's things of a kind: one of our calls, `GET /users/{userId}/…`. */
export type OwnList<T> = (place: {
  params: { userId: string };
  query: { limit: number; cursor?: string | undefined };
  signal: AbortSignal;
}) => Promise<Page<T> | { ok: false }>;

const LIMIT = 100;

/** A person's newest things, those that they hid too when they are who asks; none when they cannot be read. */
export async function readOwnItems<T>(list: OwnList<T>, userId: string, signal: AbortSignal): Promise<T[]> {
  const page = await list({ params: { userId }, query: { limit: LIMIT }, signal });
  return page.ok ? page.data : [];
}

/** One of a person's things, however many newer ones they have; asked of their lists, for the thing itself may be a 404. */
export async function findOwnItem<T extends { _id: string }>(
  list: OwnList<T>,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<T | undefined> {
  let cursor: string | undefined;
  do {
    const page = await list({ params: { userId }, query: { limit: LIMIT, cursor }, signal });
    if (!page.ok) return undefined;
    const found = page.data.find((item) => item._id === id);
    if (found) return found;
    cursor = page.meta.nextCursor ?? undefined;
  } while (cursor);
  return undefined;
}
