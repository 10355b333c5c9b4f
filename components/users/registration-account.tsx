'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { AccountFields } from './account-fields';
import { ACCOUNT_DRAFT, EMPTY_ACCOUNT, NEVER_KEPT } from './registration-values';

const schema = async () => (await import('@/lib/users/schema/account')).accountStepSchema;
const DRAFT = { key: ACCOUNT_DRAFT, without: NEVER_KEPT.account, staysAfterSuccess: true };

/** The registration's second step. The server judges it too: a taken e-mail or a password that everybody uses stops here. */
export function RegistrationAccount({
  refused,
  onBack,
  onDirtyChange,
  onJudged,
}: {
  refused: Record<string, string> | undefined;
  onBack: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onJudged: (values: object) => void;
}) {
  const words = useWords('users/inscription');
  const [taken, setTaken] = useState(false);
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /auth/register/check' }}
      defaultValues={EMPTY_ACCOUNT}
      prepare={({ email, password }) => ({ email, password })}
      draft={DRAFT}
      errors={refused}
      onDirtyChange={onDirtyChange}
      onFailure={({ code }) => setTaken(code === 'conflict')}
      onSuccess={(_, values) => {
        setTaken(false);
        onJudged(values);
      }}
      submitLabel={words('suivant')}
      pendingLabel={words('verification')}
      secondary={
        <Button variant="secondary" icon="arrow-left" className="me-auto" onClick={onBack}>
          {words('retour')}
        </Button>
      }
    >
      <AccountFields taken={taken || refused?.email !== undefined} />
    </Form>
  );
}
