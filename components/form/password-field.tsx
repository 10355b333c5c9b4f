'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { fieldClass } from '@/components/ui/field-class';
import { FieldShell } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import { type FieldProps, useField } from './use-field';

/** A password that can be looked at. `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  hint,
  required,
  name,
  disabled,
  className,
  autoComplete = 'current-password',
}: FieldProps & { autoComplete?: 'current-password' | 'new-password' }) {
  const words = useWords('form/formulaire');
  const [shown, setShown] = useState(false);
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          className={fieldClass('pe-13')}
        />
        <button
          type="button"
          aria-label={words(shown ? 'motDePasseMasquer' : 'motDePasseAfficher')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 end-0.5 inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldShell>
  );
}
