'use client';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { EmailField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

const schema = async () => (await import('@/lib/users/schema/password-reset')).forgotPasswordSchema;

/** Asks for the link; what it says then is the same whether there is such an account or not. */
export function ForgotPasswordForm() {
  const words = useWords('users/oubli');
  const [sent, setSent] = useState(false);
  if (sent) return <Sent onAgain={() => setSent(false)} />;
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /auth/forgot-password' }}
      defaultValues={{ email: '' }}
      submitLabel={words('recevoir')}
      pendingLabel={words('envoi')}
      fullSubmit
      onSuccess={() => setSent(true)}
    >
      <EmailField name="email" label={words('email')} autoComplete="username" required />
    </Form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const words = useWords('users/oubli');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Notice ref={box} tone="success" title={words('parti')} live>
        <p>{words('partiTexte')}</p>
      </Notice>
      <p className="text-muted text-sm">{words('rien')}</p>
      <Button variant="secondary" className="w-full" onClick={onAgain}>
        {words('recommencer')}
      </Button>
    </div>
  );
}
