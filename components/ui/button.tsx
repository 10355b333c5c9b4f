import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  icon?: IconName;
  /** Work is on its way: shows the spinner, ignores presses, keeps focus (so it is not `disabled`). */
  pending?: boolean;
  pendingLabel?: string;
};

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    icon,
    pending,
    pendingLabel,
    className,
    children,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={cx(buttonClass({ variant, size, full }), className)}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
