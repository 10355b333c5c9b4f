/** Whom a thing belongs to, as views show people. */
export type Owner = { _id: string };

/** Whether a thing is theirs: only its owner edits, hides, shows and deletes it, only its author a review (docs/rules.md). */
export function canManage(actor: { id: string } | null, owner: Owner): boolean {
  return actor !== null && actor.id === owner._id;
}
