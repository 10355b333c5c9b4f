import { MissingDemande } from './missing-demande';

export default function NotFound() {
  return <MissingDemande />;
}
