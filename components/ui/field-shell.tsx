import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;

  required?: boolean;
};

/** The ids that tie a control to its hint and error, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  return cx(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined;
}

/** Label above, hint and error below a control with this `id`. A required field carries a mark. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: FieldTexts & { id: string; hideLabel?: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block font-medium text-sm'}
      >
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-clay">
      {' '}
      *
    </span>
  );
}

/** Hint and error under a control or a group of them. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 font-medium text-clay text-sm">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
    </>
  );
}
