'use client';
import dynamic from 'next/dynamic';
import { OwnerOnly } from '@/components/session/gates';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { miens } from '@/lib/langues/later/reviews/miens';
import type { Reviewed } from './use-review-form';

const AuthorActions = dynamic(
  () => withWords([actions, miens], () => import('./author-actions').then((module) => module.AuthorActions)),
  { ssr: false },
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
