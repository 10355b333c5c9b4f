'use client';
import { lazy } from 'react';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';

const OwnerActions = lazy(() =>
  import('./owner-actions').then((module) => ({ default: module.OwnerActions })),
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
