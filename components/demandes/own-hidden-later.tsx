'use client';
import { SignedIn } from '@/components/session/gates';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnHiddenDemandes = later(() =>
  withWords(() => import('./own-hidden').then((module) => module.OwnHiddenDemandes)),
);

/** Below the list: the hidden needs of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenDemandesLater() {
  return (
    <SignedIn>
      <OwnHiddenDemandes />
    </SignedIn>
  );
}
