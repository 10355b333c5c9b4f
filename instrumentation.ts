/** Next calls it once, before the server listens. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { mendRequests } = await import('@/lib/core/incoming');
  mendRequests();
}
