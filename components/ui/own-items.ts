type Kind = 'demandes' | 'produits' | 'transports';

/** A person's newest things of a kind, those that they hid too when they are who asks; none when they cannot be read. */
export async function readOwnItems<T>(kind: Kind, userId: string, signal: AbortSignal): Promise<T[]> {
  const response = await fetch(`/api/users/${userId}/${kind}?limit=100`, { signal, cache: 'no-store' });
  if (!response.ok) return [];
  return ((await response.json()) as { data: T[] }).data;
}
