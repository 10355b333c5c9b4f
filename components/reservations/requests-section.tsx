'use client';
import { Suspense } from 'react';
import { useMe } from '@/components/session/me';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { TransportView } from '@/lib/transports/queries/view';
import { RequestsRoom } from './requests-room';

const Requests = lazily(() => withWords(() => import('./requests').then((module) => module.Requests)));

/**
 * The requests on a trip, for its owner only. Everybody's HTML has their room, which is drawn where this browser knows the
 * owner from before (public/first-paint.js); nobody else gets the scripts.
 */
export function ReservationRequests({ transport }: { transport: TransportView }) {
  const me = useMe();
  const ownerId = transport.userId._id;
  if (me.state === 'loading')
    return (
      <div data-room-of={ownerId} className="hidden">
        <RequestsRoom />
      </div>
    );
  if (me.state !== 'user' || me.user._id !== ownerId) return null;
  return (
    <Suspense fallback={<RequestsRoom />}>
      <Requests transportId={transport._id} />
    </Suspense>
  );
}
