'use client';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { describedBy, FieldNotes, RequiredMark } from '@/components/ui/field-shell';
import { STAR } from '@/components/ui/stars';

const NOTES = [1, 2, 3, 4, 5];

/** One to five stars: five radio buttons, so that arrow keys and screen readers know what to do with them. */
export function RatingField({ name, label }: { name: string; label: string }) {
  const words = useWords('reviews/formulaire');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [pointed, setPointed] = useState(0);
  const error = fieldState.error?.message;
  const chosen = typeof field.value === 'number' ? field.value : 0;
  const shown = pointed || chosen;
  return (
    <fieldset aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1 font-medium text-sm">
        {label}
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex" onPointerLeave={() => setPointed(0)}>
          {NOTES.map((note) => (
            <label
              key={note}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(note)}
              className="relative inline-flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-majorelle"
            >
              <input
                ref={note === 1 ? field.ref : undefined}
                type="radio"
                name={name}
                value={note}
                required
                checked={chosen === note}
                onChange={() => field.onChange(note)}
                onBlur={field.onBlur}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control opacity-0"
              />
              <svg
                aria-hidden="true"
                width="32"
                height="32"
                viewBox="0 0 20 20"
                className={cx(
                  'stroke-[1.1] transition-colors',
                  note <= shown ? 'fill-saffron stroke-saffron-text' : 'fill-transparent stroke-field',
                )}
              >
                <path d={STAR} strokeLinejoin="round" />
              </svg>
              <span className="sr-only">{words('etoiles', { n: note })}</span>
            </label>
          ))}
        </div>
        {shown > 0 && (
          <span aria-hidden="true" className="font-semibold tabular-nums">
            {shown}/5
          </span>
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
