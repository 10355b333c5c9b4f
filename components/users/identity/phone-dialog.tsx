'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatPhone } from '@/lib/users/labels';
import { PHONE_CODE_MINUTES } from '@/lib/users/rules/phone';
import { phoneCodeSchema } from '@/lib/users/schema/identity';

/** Sends a code to the account's telephone, and takes it. */
export function PhoneDialog({ open, onOpenChange, item: phone = '' }: FormDialogProps<string>) {
  const words = useWords('users/telephone');
  const router = useRouter();
  const { submit, pending, error } = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send() {
    const answer = await submit('POST /users/me/phone');
    if (answer?.ok) setSentTo(answer.data.numero);
  }

  const numero = formatPhone(sentTo ?? phone);
  const b = (text: string) => (
    <bdi dir="ltr" className="whitespace-nowrap font-semibold">
      {text}
    </bdi>
  );
  return (
    <Dialog {...{ open, onOpenChange }} title={words('titre')} size="small">
      {sentTo === null ? (
        <div className="space-y-5">
          <p>{words.rich('annonce', { b }, { numero, n: PHONE_CODE_MINUTES })}</p>
          <FailureNotice failure={error} />
          <Button full pending={pending} pendingLabel={words('envoi')} onClick={() => void send()}>
            {words('recevoir')}
          </Button>
        </div>
      ) : (
        <div className="space-y-5">
          <p role="status">{words.rich('parti', { b }, { numero })}</p>
          <Form
            schema={phoneCodeSchema}
            to={{ call: 'PUT /users/me/phone' }}
            defaultValues={{ code: '' }}
            submitLabel={words('confirmer')}
            pendingLabel={words('instant')}
            fullSubmit
            successMessage={words('confirme')}
            onSuccess={() => {
              onOpenChange(false);
              router.refresh();
            }}
          >
            <TextField
              name="code"
              label={words('code')}
              hint={words('codeAide')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              autoFocus
              required
            />
          </Form>
          <FailureNotice failure={error} />
          <Button variant="ghost" size="small" pending={pending} onClick={() => void send()}>
            {words('renvoyer')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
