import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The looks of a button (app/parts.css), for anything that is pressed: button, link, summary, menu trigger. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; full?: boolean } = {},
): string {
  const { variant = 'primary', size = 'medium', full } = options;
  return cx('button', `button-${variant}`, `button-${size}`, full && 'w-full');
}
