import { broken, connectionLost, type Failure } from '@/components/api/failure';

/** What nobody foresaw, as a failure to tell like any other; the reason stands in the console. */
export function unforeseen(error: unknown): Failure {
  const missing = error instanceof Error && error.name === 'ChunkLoadError';
  if (!missing) console.error(error);
  return missing && !navigator.onLine ? connectionLost() : broken();
}
