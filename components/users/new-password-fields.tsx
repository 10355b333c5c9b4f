import { PasswordField } from '@/components/form/password-field';

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint="Au moins 8 caractères."
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label="Confirmer le mot de passe"
        autoComplete="new-password"
        required
      />
    </>
  );
}
