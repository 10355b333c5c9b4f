/** Only its owner edits, hides, shows and deletes a product (docs/rules.md). */
export function canManageProduit(
  actor: { id: string } | null,
  produit: { userId: { _id: string } },
): boolean {
  return actor !== null && actor.id === produit.userId._id;
}
