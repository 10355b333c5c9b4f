'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
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
  const router = useRouter();
  const { submit, pending, error } = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send() {
    const answer = await submit('POST /users/me/phone');
    if (answer?.ok) setSentTo(answer.data.numero);
  }

  const number = (
    <bdi dir="ltr" className="whitespace-nowrap font-semibold">
      {formatPhone(sentTo ?? phone)}
    </bdi>
  );
  return (
    <Dialog {...{ open, onOpenChange }} title="Confirmer mon téléphone" size="small">
      {sentTo === null ? (
        <div className="space-y-5">
          <p>
            Nous envoyons un code par SMS au {number}. Il sert {PHONE_CODE_MINUTES} minutes.
          </p>
          <FailureNotice failure={error} />
          <Button full pending={pending} pendingLabel="Envoi..." onClick={() => void send()}>
            Recevoir le code
          </Button>
        </div>
      ) : (
        <div className="space-y-5">
          <p role="status">Un code vient de partir vers le {number}.</p>
          <Form
            schema={phoneCodeSchema}
            to={{ call: 'PUT /users/me/phone' }}
            defaultValues={{ code: '' }}
            submitLabel="Confirmer"
            pendingLabel="Un instant..."
            fullSubmit
            successMessage="Votre téléphone est confirmé."
            onSuccess={() => {
              onOpenChange(false);
              router.refresh();
            }}
          >
            <TextField
              name="code"
              label="Code reçu par SMS"
              hint="Six chiffres. Nous ne vous le demanderons jamais ailleurs."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              autoFocus
              required
            />
          </Form>
          <FailureNotice failure={error} />
          <Button variant="ghost" size="small" pending={pending} onClick={() => void send()}>
            Renvoyer un code
          </Button>
        </div>
      )}
    </Dialog>
  );
}
