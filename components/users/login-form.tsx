'use client';
import Link from 'next/link';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { EmailField } from '@/components/form/text-field';
import { loginSchema } from '@/lib/users/schema/account';
import { enter } from './after-login';
import { ownTimezone } from './safety/own-timezone';

const EMPTY = { email: '', password: '', remember: false };

/** E-mail, password, remember-me (docs/screens.md, Login). */
export function LoginForm() {
  return (
    <Form
      schema={loginSchema}
      to={{ call: 'POST /auth/login' }}
      defaultValues={EMPTY}
      prepare={(values) => ({ ...values, timezone: ownTimezone() })}
      submitLabel="Se connecter"
      pendingLabel="Connexion..."
      fallbackMessage="Erreur de connexion"
      fullSubmit
      onSuccess={stayUntilLoaded}
    >
      <EmailField name="email" label="E-mail" autoComplete="username" required />
      <PasswordField name="password" label="Mot de passe" required />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField name="remember" label="Se souvenir de moi" />
        <Link
          href="/forgot-password"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-majorelle text-sm underline underline-offset-2"
        >
          Mot de passe oublié ?
        </Link>
      </div>
    </Form>
  );
}

/** The button stays busy until the next page is there. */
function stayUntilLoaded(): Promise<void> {
  enter();
  return new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
}
