import { AgencyMissing } from '@/components/agences/agency-missing';

export default function NotFound() {
  return <AgencyMissing />;
}
