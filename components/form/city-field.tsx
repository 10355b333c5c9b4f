'use client';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import { Combobox } from '@/components/ui/combobox';
import { cx } from '@/components/ui/cx';
import { fieldClass } from '@/components/ui/field-class';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { findCities } from './city-source';
import type { FieldProps } from './use-field';
import { useNamedCity } from './use-named-city';

/** A city of the form around it: suggestions while typing, any text accepted; whether it was recognized is said. */
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
  const words = useWords('form/formulaire');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const value = typeof field.value === 'string' ? field.value : '';
  const named = useNamedCity(value);
  // Half a name is not unknown yet.
  const [left, setLeft] = useState(value);
  const unknown = named === 'unknown' && left === value;
  const country = named !== null && named !== 'unknown' ? named.country : undefined;
  const note = unknown ? words('villeInconnue') : hint;
  return (
    <FieldShell {...{ id, label, hint: note, error, required, hideLabel, className }}>
      <div className="relative">
        <Combobox
          id={id}
          aria-labelledby={`${id}-label`}
          ref={field.ref}
          name={name}
          source={findCities}
          value={value}
          onValueChange={field.onChange}
          onBlur={() => {
            setLeft(value);
            field.onBlur();
          }}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(describedBy(id, { hint: note, error }), country && `${id}-pays`) || undefined}
          boxClassName={fieldClass(country && 'pe-28')}
        />
        {country && (
          <span
            id={`${id}-pays`}
            className="pointer-events-none absolute inset-y-0 end-3.5 flex max-w-24 items-center text-muted text-sm"
          >
            <span className="truncate">{country}</span>
          </span>
        )}
      </div>
    </FieldShell>
  );
}
