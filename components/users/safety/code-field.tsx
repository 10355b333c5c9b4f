import { useWords } from '#words';
import { TextField } from '@/components/form/text-field';

/** The second factor: an app's six digits, which phones offer to fill in, or a recovery code. */
export function CodeField({
  autoFocus = false,
  recovery = true,
}: {
  autoFocus?: boolean;
  recovery?: boolean;
}) {
  const words = useWords('users/code');
  return (
    <TextField
      name="code"
      label={words('nom')}
      hint={words(recovery ? 'secours' : 'application')}
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      maxLength={40}
      autoFocus={autoFocus}
      required
    />
  );
}
