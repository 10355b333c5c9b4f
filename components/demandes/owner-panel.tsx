'use client';
import dynamic from 'next/dynamic';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerOnly } from '@/components/session/gates';
import type { StatutDemande } from '@/lib/demandes/schema';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
  loading: () => <ActionSkeletons />,
});
const StatusMoves = dynamic(() => import('./status-moves').then((module) => module.StatusMoves), {
  ssr: false,
  loading: () => <ActionSkeletons widths={['w-36', 'w-48']} />,
});

/** The owner's part of the need's page; its scripts are loaded for the owner only. */
export function OwnerPanel({
  demande,
  ownerId,
  titleId,
}: {
  demande: { _id: string; isVisible: boolean; status: StatutDemande };
  ownerId: string;
  titleId: string;
}) {
  return (
    <OwnerOnly ownerId={ownerId}>
      <section aria-label="Votre besoin" className="rounded-card border border-line bg-surface p-4">
        <p className="mb-3 font-semibold">C’est votre besoin</p>
        <div className="grid gap-2">
          <StatusMoves id={demande._id} status={demande.status} titleId={titleId} />
          <OwnerActions demande={demande} titleId={titleId} look="buttons" />
        </div>
      </section>
    </OwnerOnly>
  );
}
