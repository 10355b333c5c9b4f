'use client';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { Form } from '@/components/form/form';
import { toastOnNextPage } from '@/components/page/toast-later';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { addressHere } from '@/components/words/browser';
import { useLinkToken } from './identity/use-link-token';
import { NewPasswordFields } from './new-password-fields';

const schema = async () => (await import('@/lib/users/schema/password-reset')).newPasswordFormSchema;
const EMPTY = { password: '', confirmPassword: '' };

/** The new password, typed twice; the link's token stands after the # and is sent nowhere but to our API. */
export function ResetPasswordForm() {
  const words = useWords('users/nouveauMotDePasse');
  const token = useLinkToken();
  const [refusal, setRefusal] = useState<{ token: string; message: string } | null>(null);
  if (token === '') return <BadLink message={words('incomplet')} />;
  // Another link pasted into the same page is another try.
  if (refusal && refusal.token === token) return <BadLink message={refusal.message} />;

  function onFailure({ fields }: Failure) {
    if (token && fields?.token) setRefusal({ token, message: fields.token });
  }

  return (
    <Form
      schema={schema}
      to={{ call: 'POST /auth/reset-password' }}
      defaultValues={EMPTY}
      prepare={({ password }) => ({ token: token ?? '', password })}
      submitLabel={words('changer')}
      pendingLabel={words('enCours')}
      fullSubmit
      onFailure={onFailure}
      onSuccess={() => toLogin(words('change'))}
      leaves
    >
      <NewPasswordFields name="password" label={words('nouveau')} />
    </Form>
  );
}

/** The form it takes the place of had the focus. */
function BadLink({ message }: { message: string }) {
  const words = useWords('users/nouveauMotDePasse');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Notice ref={box} tone="error" live>
        <p className="font-medium">{message}</p>
      </Notice>
      <LinkButton href="/forgot-password" full>
        {words('nouveauLien')}
      </LinkButton>
    </div>
  );
}

/** A full load: what this browser knew of its former session is forgotten. */
function toLogin(title: string) {
  toastOnNextPage({ title });
  location.replace(addressHere('/login'));
}
