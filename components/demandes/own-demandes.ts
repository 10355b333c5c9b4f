import { call } from '@/components/api/call';
import type { OwnList } from '@/components/owned/own-items';
import type { DemandeView } from '@/lib/demandes/queries';

/** A person's own needs. */
export const ownDemandes: OwnList<DemandeView> = (place) => call('GET /users/{userId}/demandes', place);
