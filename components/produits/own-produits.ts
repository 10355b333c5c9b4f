import { call } from '@/components/api/call';
import type { OwnList } from '@/components/owned/own-items';
import type { ProduitView } from '@/lib/produits/queries';

/** A person's own products. */
export const ownProduits: OwnList<ProduitView> = (place) => call('GET /users/{userId}/produits', place);
