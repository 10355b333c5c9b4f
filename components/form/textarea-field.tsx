'use client';
import { cx } from '@/components/ui/cx';
import { fieldClass } from '@/components/ui/field-class';
import { FieldShell } from '@/components/ui/field-shell';
import { type FieldProps, useField } from './use-field';

/** Several lines of text, laid out in the direction of what is written; grows with it where browsers can. */
export function TextareaField({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  rows = 4,
  maxLength,
  placeholder,
}: FieldProps & { rows?: number; maxLength?: number; placeholder?: string }) {
  const { id, error, control } = useField({ name, hint, required, disabled });
  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <textarea
        {...control}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        dir="auto"
        className={fieldClass(
          cx(rows > 2 ? 'min-h-28' : 'min-h-12', 'max-h-96 resize-y py-3 [field-sizing:content]'),
        )}
      />
    </FieldShell>
  );
}
