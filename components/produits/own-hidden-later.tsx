'use client';
import { SignedIn } from '@/components/session/gates';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnHiddenProduits = later(() =>
  withWords(() => import('./own-hidden').then((module) => module.OwnHiddenProduits)),
);

/** Below the list: the hidden products of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenProduitsLater() {
  return (
    <SignedIn>
      <OwnHiddenProduits />
    </SignedIn>
  );
}
