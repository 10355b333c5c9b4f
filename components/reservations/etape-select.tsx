'use client';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { SelectBox } from '@/components/ui/select-box';

/** The choice of a stop by its id; the form's own value under `name` is the city, which its owner sets. */
export function EtapeSelect({
  name,
  label,
  options,
  placeholder,
  value,
  onChoose,
  disabled,
  quiet,
}: {
  name: 'villeDepart' | 'villeArrivee';
  label: string;
  options: { value: string; label: string }[];
  placeholder: string;
  value: string;
  onChoose: (etapeId: string) => void;
  disabled?: boolean;
  /** Keeps the message to itself: another field says it. */
  quiet?: boolean;
}) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = quiet ? undefined : fieldState.error?.message;
  return (
    <FieldShell id={id} label={label} error={error} required>
      <SelectBox
        id={id}
        ref={field.ref}
        name={name}
        options={options}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        onBlur={field.onBlur}
        onChange={(event) => onChoose(event.target.value)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: undefined, error })}
      />
    </FieldShell>
  );
}
