import type { OfflineThing } from '@/components/session/offline';
import { formatEtapeDate } from '@/lib/core/text/time';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';
import { libreText } from './route-line-words';

/** A trip, as it is read without a network. */
export function offlineTransport(transport: TransportView): OfflineThing {
  const { _id, villeDepart, villeArrivee, dateDepart, etapes, remainingCapacity, userId } = transport;
  return {
    id: _id,
    titre: `${villeDepart} → ${villeArrivee}`,
    lignes: [
      `${formatEtapeDate(dateDepart, etapes[0]?.timezone ?? 'UTC')}, ${libreText(remainingCapacity).toLowerCase()}`,
      displayName(userId),
    ],
  };
}
