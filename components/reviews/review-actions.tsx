'use client';
import { OwnerOnly } from '@/components/session/gates';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { Reviewed } from './use-review-form';

const AuthorActions = later(() =>
  withWords(() => import('./author-actions').then((module) => module.AuthorActions)),
);

/** Edit and delete, for the one who wrote the review; nobody else loads them. */
export function ReviewActions(props: {
  reviewId: string;
  reviewerId: string;
  reviewed: Reviewed;
  titleId: string;
}) {
  return (
    <OwnerOnly ownerId={props.reviewerId}>
      <AuthorActions {...props} />
    </OwnerOnly>
  );
}
