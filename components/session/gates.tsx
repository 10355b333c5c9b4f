'use client';
import type { ReactNode } from 'react';
import { useMe } from './me';

type Gate = { children: ReactNode; fallback?: ReactNode };

/** Shown to people who are signed in. `fallback` stands there until we know, and for everyone else. */
export function SignedIn({ children, fallback }: Gate) {
  return useMe().state === 'user' ? children : fallback;
}

/** Shown to visitors, once it is known that they are. */
export function VisitorOnly({ children, fallback }: Gate) {
  return useMe().state === 'visitor' ? children : fallback;
}

/** Shown to the person whose thing this is. */
export function OwnerOnly({ ownerId, children, fallback }: Gate & { ownerId: string }) {
  const me = useMe();
  return me.state === 'user' && me.user._id === ownerId ? children : fallback;
}

/**
 * Shown to everyone but the owner; also while we do not know, since most people are not, but where this browser knows
 * them from before the first paint (public/first-paint.js).
 */
export function NotOwner({ ownerId, children, fallback }: Gate & { ownerId: string }) {
  const me = useMe();
  if (me.state === 'user' && me.user._id === ownerId) return fallback;
  return (
    <div data-not-of={ownerId} className="contents">
      {children}
    </div>
  );
}
