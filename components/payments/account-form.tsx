'use client';
import { type FormEvent, useState } from 'react';
import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';

/** Leads to the provider's own page, where the account is completed. Without scripts the form goes there by itself. */
export function AccountForm({ label }: { label: string }) {
  const { submit, pending, error } = useSubmit();
  const words = useWords('payments/ouvrir');
  const [leaving, setLeaving] = useState(false);

  async function open(event: FormEvent) {
    event.preventDefault();
    const answer = await submit('POST /payments/account', {
      fallback: words('echec'),
    });
    if (!answer?.ok) return;
    setLeaving(true);
    location.assign(answer.data.url);
  }

  return (
    <form
      method="post"
      action={addressOf('POST /payments/account', {}).url}
      onSubmit={(event) => void open(event)}
    >
      <FailureNotice failure={error} className="mb-3" />
      <Button type="submit" pending={pending || leaving} pendingLabel={words('ouverture')} icon="card">
        {label}
      </Button>
    </form>
  );
}
