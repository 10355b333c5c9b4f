'use client';
import dynamic from 'next/dynamic';
import { SignedIn } from '@/components/session/gates';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { masques } from '@/lib/langues/later/produits/masques';

const OwnHiddenProduits = dynamic(
  () =>
    withWords([actions, masques], () => import('./own-hidden').then((module) => module.OwnHiddenProduits)),
  { ssr: false },
);

/** Below the list: the hidden products of somebody who is signed in, and nothing to load for anybody else. */
export function OwnHiddenProduitsLater() {
  return (
    <SignedIn>
      <OwnHiddenProduits />
    </SignedIn>
  );
}
