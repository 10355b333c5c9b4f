'use client';
import { useEffect, useSyncExternalStore } from 'react';

export type Me = {
  _id: string;
  id: string;
  firstName: string;
  lastName: string;
  profileImage?: string | null;
  userType: string;
  email: string;
};

export type Session = { state: 'loading' } | { state: 'visitor' } | { state: 'user'; user: Me };

const LOADING: Session = { state: 'loading' };
const VISITOR: Session = { state: 'visitor' };

let current: Session = LOADING;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: Session) {
  current = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  // The hint cookie spares visitors a request that could only fail.
  if (!/(?:^|; )rihla_session=1/.test(document.cookie)) return become(VISITOR);
  try {
    const response = await fetch('/api/users/me', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
    });
    if (!response.ok) return become(VISITOR);
    const answer = (await response.json()) as { data: Me };
    become({ state: 'user', user: answer.data });
  } catch {
    become(VISITOR);
    asked = undefined;
  }
}

/** Reads again who is signed in, after a login, a logout or an edited profile. */
export function refreshMe(): Promise<void> {
  asked = ask();
  return asked;
}

/** Who is looking: asked once per page life, shared by everything on the page. `loading` on the server. */
export function useMe(): Session {
  useEffect(() => {
    asked ??= ask();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => LOADING,
  );
}
