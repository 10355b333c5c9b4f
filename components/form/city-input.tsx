'use client';
import { useId } from 'react';
import { ComboboxLater } from '@/components/ui/combobox-later';
import { FieldShell, type FieldTexts } from '@/components/ui/field-shell';
import { withFrameWords } from '@/components/words/with-words';

const loadBox = () => withFrameWords(() => import('./city-box').then((module) => module.CityBox));

/** A city in a plain GET form (filters, the search bar): uncontrolled, a plain text box without scripts. */
export function CityInput({
  name,
  label,
  hint,
  defaultValue,
  placeholder,
  hideLabel,
  className,
  boxClassName,
}: Pick<FieldTexts, 'label' | 'hint'> & {
  name: string;
  defaultValue?: string;
  placeholder?: string;
  hideLabel?: boolean;
  className?: string;
  boxClassName?: string;
}) {
  const id = useId();
  return (
    <FieldShell {...{ id, label, hint, hideLabel, className }}>
      <ComboboxLater
        id={id}
        aria-labelledby={`${id}-label`}
        name={name}
        load={loadBox}
        defaultValue={defaultValue}
        placeholder={placeholder}
        boxClassName={boxClassName}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </FieldShell>
  );
}
