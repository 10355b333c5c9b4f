'use client';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { EmailField } from '@/components/form/text-field';
import { fetchSheetsAhead } from '@/components/session/sheets-ahead';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { stayUntilLoaded } from './after-login';
import { CodeField } from './safety/code-field';
import { ownTimezone } from './safety/own-timezone';

const schema = async () => (await import('@/lib/users/schema/account')).loginSchema;
const EMPTY = { email: '', password: '', remember: false, code: '', rememberDevice: false };

/** E-mail, password, remember-me (docs/screens.md, Login); then the code, where the account asks for one. */
export function LoginForm() {
  const words = useWords('users/connexion');
  const [asksCode, setAsksCode] = useState(false);
  useEffect(fetchSheetsAhead, []);
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /auth/login' }}
      defaultValues={EMPTY}
      prepare={(values) => ({ ...values, timezone: ownTimezone() })}
      submitLabel={words(asksCode ? 'valider' : 'seConnecter')}
      pendingLabel={words('enCours')}
      fallbackMessage={words('echec')}
      quiet="second_factor"
      onFailure={({ code }) => {
        if (code === 'second_factor') setAsksCode(true);
      }}
      fullSubmit
      onSuccess={stayUntilLoaded}
    >
      {asksCode ? <SecondStep onBack={() => setAsksCode(false)} /> : <FirstStep />}
    </Form>
  );
}

function FirstStep() {
  const words = useWords('users/connexion');
  return (
    <>
      <EmailField name="email" label={words('email')} autoComplete="username" required />
      <PasswordField name="password" label={words('motDePasse')} required />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField name="remember" label={words('souvenir')} />
        <Link
          href="/forgot-password"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-majorelle text-sm underline underline-offset-2"
        >
          {words('oubli')}
        </Link>
      </div>
    </>
  );
}

function SecondStep({ onBack }: { onBack: () => void }) {
  const words = useWords('users/connexion');
  const email = useWatch({ name: 'email' }) as string;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-muted [overflow-wrap:anywhere]">{words('compte', { email })}</p>
        <Button variant="ghost" size="small" onClick={onBack}>
          {words('changer')}
        </Button>
      </div>
      <CodeField autoFocus />
      <CheckboxField name="rememberDevice" label={words('appareil')} />
    </>
  );
}
