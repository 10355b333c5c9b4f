'use client';
import { useWords } from '#words';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnerActions = lazily(() =>
  withWords(() => import('@/components/transports/owner-actions').then((module) => module.OwnerActions)),
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
  const words = useWords('transports/proprietaire');
  return (
    <OwnerBox
      ownerId={ownerId}
      label={words('nom')}
      title={words('titre')}
      room={<ActionSkeletons />}
      className="lg:col-start-2"
    >
      <OwnerActions transport={transport} titleId={titleId} look="buttons" />
    </OwnerBox>
  );
}
