import { ProduitMissing } from '@/components/produits/produit-missing';

export default function NotFound() {
  return <ProduitMissing />;
}
