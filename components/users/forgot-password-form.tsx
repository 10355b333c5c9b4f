'use client';
import { useEffect, useRef, useState } from 'react';
import { Form } from '@/components/form/form';
import { EmailField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { forgotPasswordSchema } from '@/lib/users/schema/password-reset';

/** Asks for the link; what it says then is the same whether there is such an account or not. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent onAgain={() => setSent(false)} />;
  return (
    <Form
      schema={forgotPasswordSchema}
      to={{ call: 'POST /auth/forgot-password' }}
      defaultValues={{ email: '' }}
      submitLabel="Recevoir le lien"
      pendingLabel="Envoi..."
      fullSubmit
      onSuccess={() => setSent(true)}
    >
      <EmailField name="email" label="E-mail" autoComplete="username" required />
    </Form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Notice ref={box} tone="success" title="Regardez votre boîte de réception" live>
        <p>
          Si un compte existe avec cette adresse, un e-mail vient de partir. Son lien sert une fois, pendant
          une heure.
        </p>
      </Notice>
      <p className="text-muted text-sm">
        Rien reçu après quelques minutes{'\u202f'}? Regardez dans les indésirables, puis vérifiez l’adresse.
      </p>
      <Button variant="secondary" className="w-full" onClick={onAgain}>
        Recommencer
      </Button>
    </div>
  );
}
