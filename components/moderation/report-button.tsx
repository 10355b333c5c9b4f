'use client';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import type { Reported } from './report-form-dialog';
import { useReport } from './use-report';

/** « Signaler », for everybody but the one whose thing it is. `titleId` names the thing. */
export function ReportButton({
  ownerId,
  titleId,
  className,
  ...reported
}: Reported & { ownerId: string; titleId: string; className?: string }) {
  const words = useWords('moderation/signaler');
  const me = useMe();
  const { report, loading, dialogs } = useReport(reported);
  if (me.state === 'user' && me.user._id === ownerId) return null;
  return (
    <div data-not-of={ownerId} className={className}>
      <Button
        variant="ghost"
        size="small"
        icon="flag"
        aria-haspopup="dialog"
        aria-describedby={titleId}
        disabled={me.state === 'away'}
        pending={loading}
        onClick={report}
      >
        {words('signaler')}
      </Button>
      {dialogs}
    </div>
  );
}
