'use client';
import Link from 'next/link';
import { useMe } from '@/components/session/me';
import { Badge } from '@/components/ui/badge';
import { REQUESTS_ID, waitingRequests } from '@/lib/reservations/labels';

/** How many requests wait on a trip of the reader's own, and the way to them; nothing for anybody else. */
export function WaitingRequests({ transportId }: { transportId: string }) {
  const me = useMe();
  const count = me.state === 'user' ? me.user.demandesATraiter.transports[transportId] : undefined;
  if (!count) return null;
  return (
    <Link
      href={`/transporteurs/${transportId}#${REQUESTS_ID}`}
      className="rounded-badge underline-offset-4 hover:underline"
    >
      <Badge tone="saffron">{waitingRequests(count)}</Badge>
    </Link>
  );
}
