'use client';
import { lazy } from 'react';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';

const EditAgency = lazy(() => import('./edit-agency').then((module) => ({ default: module.EditAgency })));

/** The agency's own part of its page; its scripts are loaded for the owner only. */
export function OwnerPanel({ ownerId }: { ownerId: string }) {
  return (
    <OwnerBox
      ownerId={ownerId}
      label="Votre agence"
      title="C’est votre agence"
      room={<ActionSkeletons words={['Modifier ma fiche']} full />}
    >
      <EditAgency />
    </OwnerBox>
  );
}
