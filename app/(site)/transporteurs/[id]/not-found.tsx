import { MissingTrip } from './missing-trip';

export default function NotFound() {
  return <MissingTrip />;
}
