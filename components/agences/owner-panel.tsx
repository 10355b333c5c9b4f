'use client';
import { useWords } from '#words';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const EditAgency = lazily(() => withWords(() => import('./edit-agency').then((module) => module.EditAgency)));

/** The agency's own part of its page; its scripts are loaded for the owner only. */
export function OwnerPanel({ ownerId }: { ownerId: string }) {
  const words = useWords('agences/proprietaire');
  return (
    <OwnerBox
      ownerId={ownerId}
      label={words('nom')}
      title={words('titre')}
      room={<ActionSkeletons words={[words('modifier')]} full />}
    >
      <EditAgency />
    </OwnerBox>
  );
}
