'use client';
import { useState } from 'react';
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
  return (
    <Notice tone="warning" title="Confirmez votre adresse e-mail" {...(className ? { className } : {})}>
      <p>
        Nous avons envoyé un lien à <bdi className="font-medium [overflow-wrap:anywhere]">{email}</bdi>. {why}
      </p>
      <SendLinkAgain />
    </Notice>
  );
}

/** « Renvoyer le lien », and that it has left. */
export function SendLinkAgain() {
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
          Un nouveau lien vient de partir. Il sert pendant 24 heures.
        </p>
      )}
      <Button variant="secondary" size="small" pending={pending} onClick={() => void send()}>
        Renvoyer le lien
      </Button>
    </div>
  );
}
