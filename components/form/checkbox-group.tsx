'use client';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { CheckBox } from '@/components/ui/check-box';
import { describedBy, FieldNotes, RequiredMark } from '@/components/ui/field-shell';
import type { Option } from '@/components/ui/select-box';
import type { FieldProps } from './use-field';

/** Any number of choices; the form's value is the array of their values, in the order of `options`. */
export function CheckboxGroup({
  label,
  hint,
  required,
  name,
  disabled,
  className,
  options,
}: FieldProps & { options: readonly Option[] }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1 font-medium text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => (
          <CheckBox
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            name={name}
            value={option.value}
            label={option.label}
            disabled={disabled || option.disabled}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onBlur={field.onBlur}
            onChange={(event) => {
              const wanted = new Set(chosen);
              if (event.target.checked) wanted.add(option.value);
              else wanted.delete(option.value);
              field.onChange(options.map(({ value }) => value).filter((value) => wanted.has(value)));
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
