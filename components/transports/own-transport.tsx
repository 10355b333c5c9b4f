'use client';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OwnThing } from '@/components/owned/own-card';
import { OwnerActions } from './owner-actions';
import { WaitingRequests } from './waiting-requests';

/** What a trip's owner finds on its card: their buttons, and before all else the requests that wait. */
export function OwnTransport({ transport: { place, titleId, ...transport } }: { transport: OwnThing }) {
  const [waiting] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    waiting.className = 'contents';
    place.closest('article')?.prepend(waiting);
    return () => waiting.remove();
  }, [place, waiting]);
  return (
    <>
      <OwnerActions transport={transport} titleId={titleId} />
      {createPortal(<WaitingRequests transportId={transport._id} />, waiting)}
    </>
  );
}
