import { MissingProduit } from './missing-produit';

export default function NotFound() {
  return <MissingProduit />;
}
