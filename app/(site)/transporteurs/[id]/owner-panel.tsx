'use client';
import dynamic from 'next/dynamic';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerOnly } from '@/components/session/gates';

const OwnerActions = dynamic(
  () => import('@/components/transports/owner-actions').then((module) => module.OwnerActions),
  { ssr: false, loading: () => <ActionSkeletons /> },
);

/** The owner's part of the page; its scripts are loaded for the owner only. */
export function OwnerPanel({
  transport,
  ownerId,
  titleId,
}: {
  transport: { _id: string; isVisible: boolean };
  ownerId: string;
  titleId: string;
}) {
  return (
    <OwnerOnly ownerId={ownerId}>
      <section
        aria-label="Votre trajet"
        className="rounded-card border border-line bg-surface p-4 lg:col-start-2"
      >
        <p className="mb-3 font-semibold">C’est votre trajet</p>
        <OwnerActions transport={transport} titleId={titleId} look="buttons" />
      </section>
    </OwnerOnly>
  );
}
