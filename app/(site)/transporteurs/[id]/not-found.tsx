import { MissingTransport } from './missing-transport';

export default function NotFound() {
  return <MissingTransport />;
}
