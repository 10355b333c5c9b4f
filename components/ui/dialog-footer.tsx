import type { ReactNode } from 'react';
import { cx } from './cx';

/**
 * The row of buttons that stays in sight at the bottom of a dialog's scrolling content. Put it last, the main button
 * last in it. `stacked`: one above the other on a phone, the main one on top.
 */
export function DialogFooter({ stacked, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'sticky -bottom-5 z-10 -mx-4 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-4 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:rounded-b-card sm:px-6 [&>*]:grow sm:[&>*]:grow-0',
        stacked && 'max-sm:flex-col-reverse',
      )}
    >
      {children}
    </div>
  );
}
