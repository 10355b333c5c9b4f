'use client';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { proofSchema } from '@/lib/users/schema/two-factor';
import { CodeField } from './code-field';

const EMPTY = { password: '', code: '' };

/** Asks for the password, the code, or both, before something sensitive changes. */
export function ProofDialog({
  missing,
  onSettled,
}: {
  missing: readonly string[];
  onSettled: (proved: boolean) => void;
}) {
  const asksPassword = missing.includes('password');
  return (
    <Dialog
      open
      onOpenChange={() => onSettled(false)}
      size="compact"
      title={'C’est bien vous\u202f?'}
      description="Ce changement touche à la sécurité de votre compte. Confirmez-le une fois, pour dix minutes."
    >
      <Form
        schema={proofSchema}
        to={{ call: 'POST /users/me/proof' }}
        defaultValues={EMPTY}
        submitLabel="Confirmer"
        pendingLabel="Vérification..."
        secondary={<DialogCancel />}
        inDialog
        onSuccess={() => onSettled(true)}
      >
        {asksPassword && <PasswordField name="password" label="Votre mot de passe" required />}
        {missing.includes('code') && <CodeField autoFocus={!asksPassword} />}
      </Form>
    </Dialog>
  );
}
