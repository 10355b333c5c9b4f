import { ProduitMissing } from '@/components/produits/produit-missing';
import { MissingProduit } from './missing-produit';

export default function NotFound() {
  return <MissingProduit missing={<ProduitMissing />} />;
}
