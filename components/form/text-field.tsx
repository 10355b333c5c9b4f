'use client';
import type { ComponentProps } from 'react';
import { fieldClass } from '@/components/ui/field-class';
import { FieldShell } from '@/components/ui/field-shell';
import { type FieldProps, useField } from './use-field';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoFocus' | 'readOnly'
>;

/** One line of text. Spread one of the kinds below for an address, a phone number and the like. */
export function TextField({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  ...input
}: FieldProps & InputProps) {
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <input
        type="text"
        dir={input.type ? undefined : 'auto'}
        {...input}
        {...control}
        className={fieldClass()}
      />
    </FieldShell>
  );
}

export function EmailField(props: FieldProps & InputProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}

export function PhoneField(props: FieldProps & InputProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

export function UrlField(props: FieldProps & InputProps) {
  return <TextField type="url" inputMode="url" autoComplete="off" placeholder="https://" {...props} />;
}
