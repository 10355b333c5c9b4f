'use client';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { REQUESTS_ID } from '@/lib/reservations/labels';

/**
 * How many requests wait on a trip of the reader's own, and the way to them; nothing for anybody else. On the edge of its
 * card, which is `relative`: nothing there moves when it comes.
 */
export function WaitingRequests({ transportId }: { transportId: string }) {
  const words = useWords('reservations/enAttente');
  const me = useMe();
  const count = me.state === 'user' ? me.user.demandesATraiter.transports[transportId] : undefined;
  if (!count) return null;
  return (
    <Link
      href={`/transporteurs/${transportId}#${REQUESTS_ID}`}
      className="-top-[13px] absolute end-4 rounded-badge underline-offset-4 ring-1 ring-saffron hover:underline sm:end-[22px]"
    >
      <Badge tone="saffron">{words('demandes', { n: count })}</Badge>
    </Link>
  );
}
