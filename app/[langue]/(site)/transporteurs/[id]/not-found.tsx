import { TransportMissing } from '@/components/transports/transport-missing';
import { MissingTransport } from './missing-transport';

export default function NotFound() {
  return <MissingTransport missing={<TransportMissing />} />;
}
