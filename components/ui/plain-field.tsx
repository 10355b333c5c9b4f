// A server component's useId repeats itself from one navigation to the next: ids must be the browser's.
'use client';
import { type ComponentProps, useId } from 'react';
import { fieldClass } from './field-class';
import { describedBy, FieldShell, type FieldTexts } from './field-shell';
import { SelectBox } from './select-box';

type Shell = Pick<FieldTexts, 'label' | 'hint' | 'error'> & { hideLabel?: boolean; className?: string };

/** An input for plain GET forms: its value is the form's, no script needed. */
export function PlainField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: Shell & Omit<ComponentProps<'input'>, 'className'>) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={fieldClass()}
      />
    </FieldShell>
  );
}

/** A choice for plain GET forms; an option of empty value means « any ». */
export function PlainSelect({
  label,
  hint,
  hideLabel,
  className,
  options,
  ...select
}: Omit<Shell, 'error'> &
  Omit<ComponentProps<'select'>, 'className'> & { options: readonly { value: string; label: string }[] }) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} hint={hint} hideLabel={hideLabel} className={className}>
      <SelectBox id={id} {...select} options={options} aria-describedby={hint ? `${id}-hint` : undefined} />
    </FieldShell>
  );
}
