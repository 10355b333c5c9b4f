import type { TransportView } from '@/lib/transports/queries/view';

/** The signed-in person's newest trips, hidden ones too. */
export async function readOwnTransports(userId: string, signal: AbortSignal): Promise<TransportView[]> {
  const response = await fetch(`/api/users/${userId}/transports?limit=100`, { signal, cache: 'no-store' });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: TransportView[] };
  return data;
}
