'use client';
import { useCallback } from 'react';
import { forgetOffline } from '@/components/session/offline-forget';
import { toast } from '@/components/ui/toast';
import { addressHere } from '@/components/words/browser';
import { dropDrafts } from './draft';
import { useSubmit } from './use-submit';

/** Ends the session on the server, then starts afresh on the login page. */
export function useLogout() {
  const { submit, pending } = useSubmit();
  const logout = useCallback(async () => {
    const answer = await submit('POST /auth/logout');
    if (!answer) return;
    if (answer.ok || answer.failure.kind === 'unauthenticated') {
      dropDrafts();
      await forgetOffline();
      location.assign(addressHere('/login'));
    } else toast({ tone: 'error', title: answer.failure.message });
  }, [submit]);
  return { logout, pending };
}
