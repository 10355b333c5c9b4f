'use client';
import dynamic from 'next/dynamic';
import { SignedIn } from '@/components/session/gates';

const OwnHiddenTransports = dynamic(
  () => import('./own-hidden').then((module) => module.OwnHiddenTransports),
  { ssr: false },
);

/** Below the list: the hidden trips of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenTransportsLater() {
  return (
    <SignedIn>
      <OwnHiddenTransports />
    </SignedIn>
  );
}
