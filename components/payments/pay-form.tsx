'use client';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { useRefresh } from '@/components/owned/use-refresh';
import { Button } from '@/components/ui/button';

/** « Payer »: leads to the provider's door, whose page is another's or our own. Without scripts the form goes there by itself. */
export function PayForm({ id }: { id: string }) {
  const words = useWords('payments/payer');
  const refresh = useRefresh();
  const { submit, pending, error } = useSubmit();
  const [leaving, setLeaving] = useState(false);

  async function pay(event: FormEvent) {
    event.preventDefault();
    const answer = await submit('POST /payments/{id}/pay', {
      params: { id },
      fallback: words('echec'),
    });
    if (answer?.ok) {
      setLeaving(true);
      location.assign(answer.data.paymentUrl);
    } else if (answer?.failure.code === 'conflict') refresh();
  }

  return (
    <form
      method="post"
      action={addressOf('POST /payments/{id}/pay', { params: { id } }).url}
      onSubmit={(event) => void pay(event)}
    >
      <FailureNotice failure={error} className="mb-3" />
      <Button type="submit" size="large" full pending={pending || leaving} pendingLabel={words('ouverture')}>
        {words('payer')}
      </Button>
    </form>
  );
}
