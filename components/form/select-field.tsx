'use client';
import { FieldShell } from '@/components/ui/field-shell';
import { type Option, SelectBox } from '@/components/ui/select-box';
import { type FieldProps, useField } from './use-field';

/** One choice among several. `placeholder` adds an empty first line. */
export function SelectField({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  options,
  placeholder,
  autoComplete,
}: FieldProps & { options: readonly Option[]; placeholder?: string; autoComplete?: string }) {
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <SelectBox {...control} options={options} placeholder={placeholder} autoComplete={autoComplete} />
    </FieldShell>
  );
}
