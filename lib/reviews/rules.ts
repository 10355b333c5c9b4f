/** Nobody reviews themself (docs/rules.md). */
export function canReview(actor: { id: string }, person: { _id: string }): boolean {
  return actor.id !== person._id;
}

/** Whether the form can be sent: a note was chosen and something was written (docs/rules.md). */
export function isReviewComplete({ rating, comment }: { rating?: unknown; comment?: unknown }): boolean {
  return typeof rating === 'number' && rating >= 1 && typeof comment === 'string' && comment.trim() !== '';
}
