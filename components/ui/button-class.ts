import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-majorelle text-on-majorelle hover:bg-majorelle-strong',
  secondary: 'border border-line bg-surface text-ink hover:border-field hover:bg-hover',
  ghost: 'text-ink hover:bg-hover',
  danger: 'bg-clay text-on-clay hover:bg-clay-strong',
  'danger-quiet': 'border border-line bg-surface text-clay hover:border-clay hover:bg-clay-tint',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-[18px] text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
};

/** The looks of a button, for anything that is pressed: button, link, summary, menu trigger. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; full?: boolean } = {},
): string {
  const { variant = 'primary', size = 'medium', full } = options;
  return cx(
    'inline-flex select-none items-center justify-center gap-2 rounded-control py-2 text-center font-semibold leading-tight transition-[background-color,border-color,color,opacity]',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    full && 'w-full',
  );
}
