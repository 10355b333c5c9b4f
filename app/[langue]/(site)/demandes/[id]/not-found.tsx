import { DemandeMissing } from '@/components/demandes/demande-missing';
import { MissingDemande } from './missing-demande';

export default function NotFound() {
  return <MissingDemande missing={<DemandeMissing />} />;
}
