import type { OfflineThing } from '@/components/session/offline';
import type { Words } from '@/components/words/words-of';
import { formatEtapeDate } from '@/lib/core/text/time';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';
import { libreText } from './route-line-words';

/** A trip, as it is read without a network. */
export function offlineTransport(
  { ligne, detail }: { ligne: Words<'transports/ligne'>; detail: Words<'transports/detail'> },
  transport: TransportView,
): OfflineThing {
  const { _id, villeDepart, villeArrivee, dateDepart, etapes, remainingCapacity, userId } = transport;
  return {
    id: _id,
    titre: ligne('troncon', { depart: villeDepart, arrivee: villeArrivee }),
    lignes: [
      detail('horsLigne', {
        date: formatEtapeDate(dateDepart, etapes[0]?.timezone ?? 'UTC', ligne.langue),
        libre: libreText(ligne, remainingCapacity).toLowerCase(),
      }),
      displayName(userId),
    ],
  };
}
