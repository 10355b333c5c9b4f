'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ProblemForm } from './problem-form';

/** What a recipient says through their link: plain forms, that go by themselves without scripts. */
export function ColisActions({
  token,
  canReceive,
  canDispute,
  typed,
}: {
  token: string;
  canReceive: boolean;
  canDispute: boolean;
  /** What was said of a problem by the plain form and refused: it stands there again. */
  typed?: string;
}) {
  const router = useRouter();
  const words = useWords('remises/recu');
  const { submit, pending, error } = useSubmit();

  async function receive(event: FormEvent) {
    event.preventDefault();
    const answer = await submit('POST /colis/{token}/recu', { params: { token } });
    if (answer?.ok || answer?.failure.code === 'conflict') router.refresh();
  }

  return (
    <>
      <FailureNotice failure={error} />
      {canReceive && (
        <form
          method="post"
          action={addressOf('POST /colis/{token}/recu', { params: { token } }).url}
          onSubmit={(event) => void receive(event)}
        >
          <Button
            type="submit"
            size="large"
            full
            icon="check"
            pending={pending}
            pendingLabel={words('envoi')}
          >
            {words('recu')}
          </Button>
        </form>
      )}
      {canDispute && (
        <details open={typed !== undefined}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {words('probleme')}
          </summary>
          <ProblemForm token={token} typed={typed} />
        </details>
      )}
    </>
  );
}
