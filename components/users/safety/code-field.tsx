import { TextField } from '@/components/form/text-field';

/** The second factor: an app's six digits, which phones offer to fill in, or a recovery code. */
export function CodeField({
  autoFocus = false,
  recovery = true,
}: {
  autoFocus?: boolean;
  recovery?: boolean;
}) {
  return (
    <TextField
      name="code"
      label="Code de vérification"
      hint={
        recovery
          ? 'Les six chiffres de votre application d’authentification, ou un code de secours.'
          : 'Les six chiffres que l’application montre maintenant.'
      }
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      maxLength={40}
      autoFocus={autoFocus}
      required
    />
  );
}
