'use client';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import { DateBox } from '@/components/ui/date-box';
import { fieldClass } from '@/components/ui/field-class';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { dayProblem, readFrenchDate, showFrenchDate } from '@/components/ui/french-date';
import { useFinePointer } from '@/components/ui/use-fine-pointer';
import type { FieldProps } from './use-field';

/** A day. The form's value is `YYYY-MM-DD`, or the text that is none. */
export function DateField({
  name,
  label,
  hint,
  required,
  disabled,
  className,
  min,
  max,
  autoComplete,
}: FieldProps & { min?: string; max?: string; autoComplete?: string }) {
  const words = useWords('ui/champs');
  const id = useId();
  const fine = useFinePointer();
  const { field, fieldState } = useController({ name });
  const value = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState(() => showFrenchDate(value));
  // The form changed the value itself: the text follows, unless it already says the same.
  const text = (readFrenchDate(typed) ?? typed) === value ? typed : showFrenchDate(value);
  const day = readFrenchDate(text);
  const unreadable = text.trim() !== '' && day === null;
  const error = fieldState.error && unreadable ? words(dayProblem(text)) : fieldState.error?.message;
  const control = {
    id,
    name,
    disabled,
    autoComplete,
    ref: field.ref,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  } as const;

  function write(next: string) {
    setTyped(/^\d{4}-/.test(next) ? showFrenchDate(next) : next);
    field.onChange(readFrenchDate(next) ?? next);
  }

  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      {fine ? (
        <DateBox
          {...control}
          {...{ text, day, min, max }}
          onText={write}
          onBlur={() => {
            if (day) setTyped(showFrenchDate(day));
            field.onBlur();
          }}
        />
      ) : (
        <input
          {...control}
          {...{ min, max }}
          type="date"
          value={day ?? ''}
          onChange={(event) => write(event.target.value)}
          onBlur={field.onBlur}
          className={fieldClass()}
        />
      )}
    </FieldShell>
  );
}
