'use client';
import dynamic from 'next/dynamic';
import { OwnerOnly } from '@/components/session/gates';
import type { TransportView } from '@/lib/transports/queries/view';

const Requests = dynamic(() => import('./requests').then((module) => module.Requests), { ssr: false });

/** The requests on a trip, for its owner only: nobody else gets even an empty frame, nor the scripts. */
export function ReservationRequests({ transport }: { transport: TransportView }) {
  return (
    <OwnerOnly ownerId={transport.userId._id}>
      <Requests transportId={transport._id} />
    </OwnerOnly>
  );
}
