import { useWords } from '#words';
import { PasswordField } from '@/components/form/password-field';

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  const words = useWords('users/motDePasse');
  return (
    <>
      <PasswordField name={name} label={label} hint={words('aide')} autoComplete="new-password" required />
      <PasswordField name="confirmPassword" label={words('confirmer')} autoComplete="new-password" required />
    </>
  );
}
