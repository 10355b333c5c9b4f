'use client';
import { FieldNotes } from '@/components/ui/field-shell';
import { Switch } from '@/components/ui/switch';
import { type FieldProps, useField } from './use-field';

/** One thing that is on or off. */
export function SwitchField({ label, hint, required, name, disabled, className }: FieldProps) {
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <div className={className}>
      <Switch label={label} {...control} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
