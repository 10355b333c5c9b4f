'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { FailureNotice } from '@/components/form/failure-notice';
import { judgedIn } from '@/components/form/judge';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { fieldClass } from '@/components/ui/field-class';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { useHydrated } from '@/components/ui/use-hydrated';
import { disputeSchema } from '@/lib/remises/schema';

/** « Il y a un problème », for a recipient. The field is the browser's own, so that it goes without scripts too. */
export function ProblemForm({ token, typed }: { token: string; typed?: string | undefined }) {
  const router = useRouter();
  const words = useWords('remises/recu');
  const hint = words('motifAide');
  const id = useId();
  const hydrated = useHydrated();
  const { submit, pending, error, fail } = useSubmit();
  const [wrong, setWrong] = useState('');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const motif = event.currentTarget.elements.namedItem('motif');
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const read = await judgedIn(words.langue, disputeSchema, sent);
    setWrong(read.success ? '' : (read.error.issues[0]?.message ?? ''));
    if (!read.success) return motif instanceof HTMLElement && motif.focus();
    const answer = await submit('POST /colis/{token}/probleme', { params: { token }, body: read.data });
    if (answer?.ok || answer?.failure.code === 'conflict') router.refresh();
  }

  const said = wrong || error?.fields?.motif;
  return (
    <form
      method="post"
      action={addressOf('POST /colis/{token}/probleme', { params: { token } }).url}
      noValidate={hydrated}
      onSubmit={(event) => void send(event).catch(fail)}
      className="mt-2 flex flex-col gap-4"
    >
      {!error?.fields && <FailureNotice failure={error} />}
      <FieldShell id={id} label={words('motif')} hint={hint} required {...(said && { error: said })}>
        <textarea
          id={id}
          name="motif"
          required
          defaultValue={typed}
          rows={4}
          maxLength={1000}
          dir="auto"
          aria-invalid={said ? true : undefined}
          aria-describedby={describedBy(id, { hint, ...(said && { error: said }) })}
          className={fieldClass('min-h-28 max-h-96 resize-y py-3 [field-sizing:content]')}
        />
      </FieldShell>
      <div>
        <Button type="submit" variant="secondary" pending={pending} pendingLabel={words('envoi')}>
          {words('envoyer')}
        </Button>
      </div>
    </form>
  );
}
