'use client';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Combobox } from '@/components/ui/combobox';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { findCities } from './city-source';
import type { FieldProps } from './use-field';

/** A city of the form around it: suggestions while typing, any text accepted. */
export function CityField({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  placeholder,
}: FieldProps & { placeholder?: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <Combobox
        id={id}
        aria-labelledby={`${id}-label`}
        ref={field.ref}
        name={name}
        source={findCities}
        value={typeof field.value === 'string' ? field.value : ''}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldShell>
  );
}
