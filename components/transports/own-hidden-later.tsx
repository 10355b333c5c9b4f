'use client';
import { SignedIn } from '@/components/session/gates';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnHiddenTransports = later(() =>
  withWords(() => import('./own-hidden').then((module) => module.OwnHiddenTransports)),
);

/** Below the list: the hidden trips of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenTransportsLater() {
  return (
    <SignedIn>
      <OwnHiddenTransports />
    </SignedIn>
  );
}
