'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { call } from '@/components/api/call';

/** Who comes back from the provider's page waits for no message of the provider: it is asked at once what became of it. */
export function BackFromProvider({ id }: { id: string }) {
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    call('POST /payments/{id}/retour', { params: { id }, signal: leaving.signal })
      .then((answer) => {
        if (answer.ok && answer.data.etat !== 'pending') router.refresh();
      })
      // Called off because the page was left.
      .catch(() => {});
    return () => leaving.abort();
  }, [id, router]);
  return null;
}
