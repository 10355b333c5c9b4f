import { DemandeMissing } from '@/components/demandes/demande-missing';

export default function NotFound() {
  return <DemandeMissing />;
}
