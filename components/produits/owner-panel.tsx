'use client';
import dynamic from 'next/dynamic';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerOnly } from '@/components/session/gates';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
  loading: () => <ActionSkeletons />,
});

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
    <OwnerOnly ownerId={ownerId}>
      <section aria-label="Votre produit" className="rounded-card border border-line bg-surface p-4">
        <p className="mb-3 font-semibold">C’est votre produit</p>
        <OwnerActions produit={produit} titleId={titleId} look="buttons" />
      </section>
    </OwnerOnly>
  );
}
