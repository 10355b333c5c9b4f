'use client';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { FieldNotes, RequiredMark } from '@/components/ui/field-shell';
import { type FieldProps, useField } from './use-field';

export type RadioCard = { value: string; title: string; text?: ReactNode; drawing?: ReactNode };

/** One choice among a few, each a card of its own. `onChoose` also hears a choice made again. */
export function RadioCards({
  label,
  hint,
  required,
  name,
  disabled,
  hideLabel,
  className,
  cards,
  columns = 1,
  onChoose,
}: FieldProps & { cards: readonly RadioCard[]; columns?: 1 | 2 | 3; onChoose?: (value: string) => void }) {
  const { id, error, control } = useField({ name, hint, disabled });
  // State of the whole group, which ARIA does not allow on one radio.
  const { 'aria-invalid': invalid, 'aria-describedby': description, ...radio } = control;
  return (
    <fieldset className={className} aria-describedby={description} data-invalid={invalid}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-medium text-sm'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={cx('grid gap-3', columns === 2 && 'sm:grid-cols-2', columns === 3 && 'sm:grid-cols-3')}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="relative flex min-h-14 items-center gap-4 rounded-control border border-field bg-surface p-4 transition-colors focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-majorelle focus-within:has-focus-visible:outline-offset-2 hover:bg-hover has-checked:border-majorelle has-checked:bg-majorelle-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-majorelle)]"
          >
            <input
              type="radio"
              {...radio}
              id={undefined}
              value={card.value}
              onClick={() => onChoose?.(card.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control opacity-0"
            />
            {card.drawing}
            <span className="min-w-0">
              <span className="block font-semibold">{card.title}</span>
              {card.text && <span className="block text-muted text-sm">{card.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
