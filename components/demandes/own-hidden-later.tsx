'use client';
import dynamic from 'next/dynamic';
import { SignedIn } from '@/components/session/gates';
import { withWords } from '@/components/words/with-words';
import { masques } from '@/lib/langues/later/demandes/masques';
import { actions } from '@/lib/langues/later/owned/actions';

const OwnHiddenDemandes = dynamic(
  () =>
    withWords([actions, masques], () => import('./own-hidden').then((module) => module.OwnHiddenDemandes)),
  { ssr: false },
);

/** Below the list: the hidden needs of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenDemandesLater() {
  return (
    <SignedIn>
      <OwnHiddenDemandes />
    </SignedIn>
  );
}
