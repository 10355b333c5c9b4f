'use client';
import { Button } from './button';
import type { IconName } from './icon';
import { IconButton } from './icon-button';

export type ActionLook = 'icons' | 'buttons';

/** One of an owner's actions: a drawing on a card, where `titleId` says of which thing; in words on the thing's page. */
export function ActionButton({
  look,
  icon,
  label,
  titleId,
  danger,
  pending,
  onClick,
}: {
  look: ActionLook;
  icon: IconName;
  label: string;
  titleId: string;
  danger?: boolean;
  pending?: boolean;
  onClick: () => void;
}) {
  if (look === 'icons') {
    return (
      <IconButton
        icon={icon}
        label={label}
        tone={danger ? 'danger' : undefined}
        aria-describedby={titleId}
        aria-disabled={pending}
        onClick={pending ? undefined : onClick}
      />
    );
  }
  return (
    <Button
      size="small"
      variant={danger ? 'danger-quiet' : 'secondary'}
      icon={icon}
      aria-describedby={titleId}
      pending={pending}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
