'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Stands where something waits for a confirmed e-mail: why, and the link once more. */
export function EmailToConfirm({
  email,
  why,
  className,
}: {
  email: string;
  why: string;
  className?: string;
}) {
  const words = useWords('users/emailAConfirmer');
  return (
    <Notice tone="warning" title={words('titre')} {...(className ? { className } : {})}>
      <p>
        {words.rich(
          'lien',
          { b: () => <bdi className="font-medium [overflow-wrap:anywhere]">{email}</bdi> },
          { email },
        )}{' '}
        {why}
      </p>
      <SendLinkAgain />
    </Notice>
  );
}

/** « Renvoyer le lien », and that it has left. */
export function SendLinkAgain() {
  const words = useWords('users/emailAConfirmer');
  const { submit, pending, error } = useSubmit();
  const [sent, setSent] = useState(false);

  async function send() {
    const answer = await submit('POST /users/me/email');
    setSent(answer?.ok === true);
  }

  return (
    <div className="pt-2">
      <FailureNotice failure={error} className="mb-3" />
      {sent && (
        <p role="status" className="mb-2 font-medium text-sm">
          {words('renvoye')}
        </p>
      )}
      <Button variant="secondary" size="small" pending={pending} onClick={() => void send()}>
        {words('renvoyer')}
      </Button>
    </div>
  );
}
