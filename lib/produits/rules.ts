/** Only its owner edits, hides, shows and deletes a product (specification section 6). */
export function canManageProduit(
  actor: { id: string } | null,
  produit: { userId: { _id: string } },
): boolean {
  return actor !== null && actor.id === produit.userId._id;
}
