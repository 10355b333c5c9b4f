'use client';
import type { MouseEvent } from 'react';
import type { Reported } from '@/components/moderation/report-form-dialog';
import { reportOpens } from '@/components/moderation/report-opens';
import { useReports } from '@/components/moderation/use-report';
import { StillList } from '@/components/owned/still-list';
import { placeOf, useStillList } from '@/components/owned/use-still-list';
import type { StillText } from '@/components/page/still-part';
import { useComeBack } from '@/components/session/come-back';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { Reviewed } from './use-review-form';

const AuthorActions = later(() =>
  withWords(() => import('./author-actions').then((module) => module.AuthorActions)),
);

/** What `ReviewList` wrote down. */
function readReported(button: HTMLElement): Reported {
  const { thing = '', nom = '' } = placeOf(button);
  return { cible: 'avis', cibleId: thing, nom };
}

/** Reviews that are drawn on the server, and the one island for all of them. */
export function ReviewItems({ reviewed, items }: { reviewed: Reviewed; items: StillText }) {
  const { press, show, loading, dialogs } = useReports();
  const still = useStillList(loading);

  useComeBack((name) => {
    const reported = still.buttons().map(readReported);
    const asked = reported.find(({ cibleId }) => reportOpens(cibleId) === name);
    if (asked) show(asked);
    return asked !== undefined;
  });

  function onClick(event: MouseEvent) {
    const button = still.pressedAt(event);
    if (button) press(readReported(button));
  }

  return (
    <>
      <StillList
        of={still}
        text={items}
        actions={({ _id, titleId, place }) => (
          <AuthorActions reviewId={_id} reviewerId={place.dataset.owner ?? ''} {...{ reviewed, titleId }} />
        )}
        className="grid grid-cols-1 gap-4"
        onClick={onClick}
      />
      {dialogs}
    </>
  );
}
