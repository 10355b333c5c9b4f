'use client';
import { useWords } from '#words';
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
  const words = useWords('users/preuve');
  const asksPassword = missing.includes('password');
  return (
    <Dialog
      open
      onOpenChange={() => onSettled(false)}
      size="compact"
      title={words('titre')}
      description={words('texte')}
    >
      <Form
        schema={proofSchema}
        to={{ call: 'POST /users/me/proof' }}
        defaultValues={EMPTY}
        submitLabel={words('confirmer')}
        pendingLabel={words('enCours')}
        secondary={<DialogCancel />}
        inDialog
        onSuccess={() => onSettled(true)}
      >
        {asksPassword && <PasswordField name="password" label={words('motDePasse')} required />}
        {missing.includes('code') && <CodeField autoFocus={!asksPassword} />}
      </Form>
    </Dialog>
  );
}
