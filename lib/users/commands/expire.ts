import 'server-only';
import { pagesChanged } from '@/lib/core/memory/pages';

type Things = Partial<Record<'transports' | 'demandes' | 'produits', { id: string }[]>>;

/** Makes fresh, after a commit, every kept page that shows one of these things of somebody's, or may show it now. */
export function expirePagesOf(
  ownerId: string,
  { transports = [], demandes = [], produits = [] }: Things,
): void {
  pagesChanged(
    ...transports.map(({ id }) => `transport ${id} ${ownerId}` as const),
    ...demandes.map(({ id }) => `demande ${id} ${ownerId}` as const),
    ...produits.map(({ id }) => `produit ${id} ${ownerId}` as const),
  );
}

/** Makes fresh every kept page that names these people: their names, cities, photos, badges or reviews changed. */
export function expirePersonPages(...people: { id: string }[]): void {
  pagesChanged(...people.map(({ id }) => `personne ${id}` as const));
}
