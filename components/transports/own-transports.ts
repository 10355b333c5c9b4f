import { call } from '@/components/api/call';
import type { OwnList } from '@/components/owned/own-items';
import type { TransportView } from '@/lib/transports/queries/view';

/** A person's own trips. */
export const ownTransports: OwnList<TransportView> = (place) => call('GET /users/{userId}/transports', place);
