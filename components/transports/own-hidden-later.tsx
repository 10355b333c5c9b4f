'use client';
import dynamic from 'next/dynamic';
import { SignedIn } from '@/components/session/gates';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { dates } from '@/lib/langues/later/transports/dates';
import { masques } from '@/lib/langues/later/transports/masques';

const OwnHiddenTransports = dynamic(
  () =>
    withWords([masques, dates, actions], () =>
      import('./own-hidden').then((module) => module.OwnHiddenTransports),
    ),
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
