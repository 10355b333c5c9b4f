'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#words';
import { DateBox } from './date-box';
import { fieldClass } from './field-class';
import { describedBy, FieldShell, type FieldTexts } from './field-shell';
import { dayProblem, readFrenchDate, showFrenchDate } from './french-date';
import { useFinePointer } from './use-fine-pointer';

/** A day for plain GET forms: the form sends `YYYY-MM-DD`. The browser's own field without scripts and on phones. */
export function PlainDate({
  label,
  error,
  name,
  defaultValue = '',
  className,
  boxClassName,
}: Pick<FieldTexts, 'label' | 'error'> & {
  name: string;
  defaultValue?: string | undefined;
  className?: string;
  boxClassName?: string;
}) {
  const words = useWords('ui/champs');
  const id = useId();
  const fine = useFinePointer();
  const [text, setText] = useState(() => showFrenchDate(defaultValue));
  const input = useRef<HTMLInputElement>(null);
  const day = readFrenchDate(text);
  const problem = text.trim() !== '' && day === null ? dayProblem(text) : null;

  useEffect(() => {
    input.current?.setCustomValidity(problem ? words(problem) : '');
  }, [problem, words]);

  const state = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { error }),
  } as const;
  return (
    <FieldShell {...{ id, label, error, className }}>
      {fine ? (
        <>
          <DateBox
            {...state}
            ref={input}
            {...{ text, day, boxClassName }}
            onText={(typed) => setText(/^\d{4}-/.test(typed) ? showFrenchDate(typed) : typed)}
            onBlur={() => day && setText(showFrenchDate(day))}
          />
          <input type="hidden" name={name} value={day ?? ''} />
        </>
      ) : (
        <input
          {...state}
          type="date"
          name={name}
          value={day ?? ''}
          onChange={(event) => setText(showFrenchDate(event.target.value))}
          className={boxClassName ?? fieldClass()}
        />
      )}
    </FieldShell>
  );
}
