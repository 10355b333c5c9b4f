'use client';
import { useEffect, useId, useState } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useChanges } from '@/components/ui/changes';
import { useMe } from '@/components/ui/session';
import type { TransportView } from '@/lib/transports/queries/view';
import { readOwnTransports } from './own-transports';
import { OwnerActions } from './owner-actions';
import { tripDates } from './trip-dates';

/** The signed-in person's hidden trips that are still to come, so that what was hidden can be shown again. */
export function OwnHiddenTransports() {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const changes = useChanges();
  const [hidden, setHidden] = useState<TransportView[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere on the page is a reason to read again.
  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readOwnTransports(userId, away.signal).then(
      (own) => setHidden(own.filter(isHiddenAndComing)),
      () => {},
    );
    return () => away.abort();
  }, [userId, changes]);

  if (hidden.length === 0) return null;
  return (
    <details className="group mb-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold sm:px-6">
        Vos trajets masqués ({hidden.length})
        <span className="font-medium text-majorelle text-sm group-open:hidden">Afficher</span>
      </summary>
      <ul className="grid gap-3 px-4 pb-4 sm:px-6 sm:pb-6 md:grid-cols-2">
        {hidden.map((transport) => (
          <HiddenTransport key={transport._id} transport={transport} />
        ))}
      </ul>
    </details>
  );
}

function isHiddenAndComing(transport: TransportView): boolean {
  return !transport.isVisible && transport.status === 'actif';
}

function HiddenTransport({ transport }: { transport: TransportView }) {
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 grow py-1">
        <p id={titleId} className="font-bold font-display text-lg">
          <a href={`/transporteurs/${transport._id}`} className="hover:text-majorelle">
            {transport.villeDepart}
            <Arrow />
            {transport.villeArrivee}
          </a>
        </p>
        <p className="text-muted text-sm">{tripDates(transport)}</p>
      </div>
      <Badge tone="saffron">Masqué</Badge>
      <OwnerActions transport={transport} titleId={titleId} />
    </Card>
  );
}
