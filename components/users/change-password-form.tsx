'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { useAsksBack } from '@/components/form/use-asks-back';
import { useUnsaved } from '@/components/form/use-unsaved';
import { changePasswordSchema } from '@/lib/users/schema/settings';
import { NewPasswordFields } from './new-password-fields';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Sécurité: the password. This browser stays logged in, under another session; all others are logged out. */
export function ChangePasswordForm() {
  const words = useWords('users/motDePasseChange');
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const question = useAsksBack(unsaved);
  return (
    <>
      <Form
        schema={changePasswordSchema}
        to={{ call: 'PUT /users/me/password' }}
        defaultValues={EMPTY}
        submitLabel={words('changer')}
        pendingLabel={words('enCours')}
        successMessage={words('change')}
        onDirtyChange={setUnsaved}
        resetOnSuccess
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField name="currentPassword" label={words('actuel')} required className="sm:col-span-2" />
          <NewPasswordFields name="newPassword" label={words('nouveau')} />
        </div>
      </Form>
      {question}
    </>
  );
}
