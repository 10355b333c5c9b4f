'use client';
import { lazy } from 'react';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';

const OwnerActions = lazy(() =>
  withWords([actions], () => import('./owner-actions').then((module) => module.OwnerActions)).then(
    (OwnerActions) => ({ default: OwnerActions }),
  ),
);

/** The owner's part of the product's page; its scripts are loaded for the owner only. */
export function OwnerPanel({
  produit,
  ownerId,
  titleId,
}: {
  produit: { _id: string; isVisible: boolean };
  ownerId: string;
  titleId: string;
}) {
  return (
    <OwnerBox ownerId={ownerId} label="Votre produit" title="C’est votre produit" room={<ActionSkeletons />}>
      <OwnerActions produit={produit} titleId={titleId} look="buttons" />
    </OwnerBox>
  );
}
