'use client';
import { ReserveButton } from '@/components/reservations/reserve-button';
import { RouteLine } from '@/components/transports/route-line';
import type { TransportView } from '@/lib/transports/queries/view';

/** The reservation button with the trip's route line in its form. */
export function Reserve({ transport }: { transport: TransportView }) {
  return (
    <ReserveButton
      transport={transport}
      className="grow"
      renderRoute={(leg) => <RouteLine etapes={transport.etapes} {...(leg ? { leg } : {})} />}
    />
  );
}
