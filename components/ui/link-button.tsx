import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  icon?: IconName;
}) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, full }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
