'use client';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import { DateBox } from '@/components/ui/date-box';
import { fieldClass } from '@/components/ui/field-class';
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { dayProblem, readFrenchDate, showFrenchDate } from '@/components/ui/french-date';
import { joinDateTime, readFrenchTime, splitDateTime } from '@/components/ui/french-date-time';
import { useFinePointer } from '@/components/ui/use-fine-pointer';
import type { FieldProps } from './use-field';

/** What is wrong with the two texts as they stand, when something is there. */
function useProblem(date: string, time: string): string | undefined {
  const ofDates = useWords('ui/champs');
  const words = useWords('form/formulaire');
  if (date.trim() === '' && time.trim() === '') return undefined;
  if (date.trim() === '') return words('dateAussi');
  if (!readFrenchDate(date)) return ofDates(dayProblem(date));
  if (time.trim() === '') return words('heureAussi');
  return readFrenchTime(time) ? undefined : words('heureAinsi');
}

/**
 * A day and an hour without a zone: the domain knows in which one. The form's value is `YYYY-MM-DDTHH:MM`, or the two
 * texts while they are none.
 */
export function DateTimeField({
  name,
  label,
  hint,
  required,
  disabled,
  className,
  timeLabel,
}: FieldProps & {
  /** Names the hour's box for readers. */
  timeLabel: string;
}) {
  const words = useWords('form/formulaire');
  const id = useId();
  const fine = useFinePointer();
  const { field, fieldState } = useController({ name });
  const value = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState(() => splitDateTime(value));
  // The form changed the value itself: the texts follow, unless they already say the same.
  const [date, time] = joinDateTime(...typed) === value ? typed : splitDateTime(value);
  const problem = useProblem(date, time);
  const error = fieldState.error && (problem ?? fieldState.error.message);
  const state = {
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  } as const;

  function write(date: string, time: string) {
    const joined = joinDateTime(date, time);
    const pasted = /^\d{4}-/.test(date.trim()) && joined.includes('T');
    setTyped(pasted ? splitDateTime(joined) : [/^\d{4}-/.test(date) ? showFrenchDate(date) : date, time]);
    field.onChange(joined);
  }

  function settle() {
    const [day, hour] = [readFrenchDate(date), readFrenchTime(time)];
    setTyped([day ? showFrenchDate(day) : date, hour ?? time]);
    field.onBlur();
  }

  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      {fine ? (
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
          <DateBox
            {...state}
            id={id}
            name={name}
            ref={field.ref}
            text={date}
            day={readFrenchDate(date)}
            onText={(next) => write(next, time)}
            onBlur={settle}
          />
          <input
            {...state}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={words('heure')}
            maxLength={8}
            aria-label={timeLabel}
            value={time}
            onChange={(event) => write(date, event.target.value)}
            onBlur={settle}
            className={fieldClass('tabular-nums')}
          />
        </div>
      ) : (
        <input
          {...state}
          id={id}
          name={name}
          ref={field.ref}
          type="datetime-local"
          value={/^\d{4}-\d{2}-\d{2}T/.test(value) ? value : ''}
          onChange={(event) => write(event.target.value, '')}
          onBlur={field.onBlur}
          className={fieldClass()}
        />
      )}
    </FieldShell>
  );
}
