'use client';
import dynamic from 'next/dynamic';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerOnly } from '@/components/session/gates';

const EditAgency = dynamic(() => import('./edit-agency').then((module) => module.EditAgency), {
  ssr: false,
  loading: () => <ActionSkeletons widths={['w-44']} />,
});

/** The agency's own part of its page; its scripts are loaded for the owner only. */
export function OwnerPanel({ ownerId }: { ownerId: string }) {
  return (
    <OwnerOnly ownerId={ownerId}>
      <section aria-label="Votre agence" className="rounded-card border border-line bg-surface p-4">
        <p className="mb-3 font-semibold">C’est votre agence</p>
        <EditAgency />
      </section>
    </OwnerOnly>
  );
}
