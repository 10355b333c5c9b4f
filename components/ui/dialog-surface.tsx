'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { cx } from './cx';

const FIELDS = ['input:not([type=hidden])', 'select', 'textarea']
  .map((field) => `form ${field}:enabled`)
  .join();

/** Backdrop and floating surface that every modal window shares. Sits inside a Dialog.Root or AlertDialog.Root.
 * Opened by mouse or keyboard, a form's first field takes the focus; by touch none does, since its keyboard would cover the form. */
export function DialogSurface({
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Base.Popup>, 'className'> & { className?: string }) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 min-h-dvh bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Viewport className="fixed inset-0 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
        <Base.Popup
          ref={popup}
          initialFocus={(opened) =>
            opened === 'touch' || (popup.current?.querySelector<HTMLElement>(FIELDS) ?? true)
          }
          onKeyUp={keepInSight}
          {...rest}
          className={cx(
            'flex w-full flex-col bg-surface text-ink shadow-float outline-none transition-[opacity,translate,scale] duration-200 sm:rounded-card sm:border sm:border-line',
            'data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:data-ending-style:translate-y-0 sm:data-ending-style:scale-[0.97] sm:data-starting-style:translate-y-0 sm:data-starting-style:scale-[0.97]',
            'data-nested-dialog-open:after:pointer-events-none data-nested-dialog-open:after:absolute data-nested-dialog-open:after:z-20 data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:bg-scrim sm:data-nested-dialog-open:after:rounded-card',
            className,
          )}
        >
          {children}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

/** WebKit brings a field that the keyboard reaches into its scroller, and leaves it under the buttons that stay in sight there. */
function keepInSight({ key, target }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab' && target instanceof HTMLElement && target.matches('input, select, textarea'))
    target.scrollIntoView({ block: 'nearest' });
}
