'use client';
import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLangue, useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { fieldClass } from '@/components/ui/field-class';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { formatFrenchNumber, parseFrenchNumber } from './french-number';
import type { FieldProps } from './use-field';

/** A number typed with a comma or a point, and shown as the language does (« 7,5 »). The form's value is a number, or undefined when blank. `unit` stands in the box. */
export function NumberField({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  unit,
  placeholder,
  integer,
}: FieldProps & { unit?: string; placeholder?: string; integer?: boolean }) {
  const langue = useLangue();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  // Not `field.value`: there a number that was erased is the one that the form began with.
  const value: unknown = useWatch({ name });
  const [text, setText] = useState(() => formatFrenchNumber(value, langue));
  // The form changed the value itself (reset, another field): the text follows, unless it already says the same.
  const shown = Object.is(parseFrenchNumber(text), value ?? undefined)
    ? text
    : formatFrenchNumber(value, langue);
  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <div className="relative">
        <input
          id={id}
          ref={field.ref}
          name={name}
          type="text"
          inputMode={integer ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          disabled={disabled}
          value={shown}
          onBlur={field.onBlur}
          onChange={(event) => {
            setText(event.target.value);
            field.onChange(parseFrenchNumber(event.target.value));
          }}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(describedBy(id, { hint, error }), unit && `${id}-unit`) || undefined}
          className={fieldClass(cx('tabular-nums', unit && 'pe-12'))}
        />
        {unit && (
          <span
            id={`${id}-unit`}
            className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-muted"
          >
            {unit}
          </span>
        )}
      </div>
    </FieldShell>
  );
}

/** An amount in euros. */
export function PriceField(props: FieldProps & { placeholder?: string }) {
  return <NumberField unit="€" {...props} />;
}

/** A weight in kilograms. */
export function WeightField(props: FieldProps & { placeholder?: string }) {
  const words = useWords('form/formulaire');
  return <NumberField unit={words('kilos')} {...props} />;
}
