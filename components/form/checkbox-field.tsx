'use client';
import { CheckBox } from '@/components/ui/check-box';
import { FieldNotes } from '@/components/ui/field-shell';
import { type FieldProps, useField } from './use-field';

/** One yes or no. */
export function CheckboxField({ label, hint, required, name, disabled, className }: FieldProps) {
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <div className={className}>
      <CheckBox label={label} {...control} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
