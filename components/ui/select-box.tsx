import type { ComponentProps } from 'react';
import { fieldClass } from './field-class';
import { Icon } from './icon';

export type Option = { value: string; label: string; disabled?: boolean };

/** The native select in our box: the phone's own picker is better than any we could draw. */
export function SelectBox({
  options,
  placeholder,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <div className="relative">
      <select {...select} className={fieldClass('appearance-none truncate pe-11')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 end-3.5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
