'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { DataOf } from '@/components/api/contract';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ReportLines } from './report-lines';

/** « Lire leur conversation », for who decides a dispute; it says before that this is written down. */
export function ConversationButton({ litigeId }: { litigeId: string }) {
  const words = useWords('moderation/lecture');
  const { submit, pending, error } = useSubmit();
  const [lines, setLines] = useState<DataOf<'POST /moderation/litiges/{id}/lecture'> | null>(null);

  async function read() {
    const answer = await submit('POST /moderation/litiges/{id}/lecture', { params: { id: litigeId } });
    if (answer?.ok) setLines(answer.data);
  }

  if (lines) return <ReportLines title={words('conversation')} lines={lines} />;
  return (
    <div className="space-y-2">
      <FailureNotice failure={error} />
      <Button
        size="small"
        variant="secondary"
        pending={pending}
        pendingLabel={words('instant')}
        onClick={() => void read()}
      >
        {words('lire')}
      </Button>
      <p className="text-muted text-sm">{words('journal')}</p>
    </div>
  );
}
