'use client';
import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from '@/components/ui/link';
import { Count } from './count';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { landmarkOf } from './landmark';
import { POPUP_CLASS, POPUP_ITEM_CLASS } from './popup-class';

export type MenuEntry =
  | { kind: 'link'; href: string; label: string; icon?: IconName; count?: number }
  | {
      kind: 'action';
      onSelect: () => void;
      label: string;
      icon?: IconName;
      danger?: boolean;
      disabled?: boolean;
    }
  /** To another site or program. */
  | { kind: 'out'; href: string; label: string; icon?: IconName }
  | { kind: 'separator' };

/** A drop-down menu of links and actions; `trigger` is the button element that opens it. */
export function Menu({
  trigger,
  header,
  entries,
  align = 'end',
  defaultOpen = false,
  onOpenChange,
}: {
  trigger: ReactElement;
  header?: ReactNode;
  entries: MenuEntry[];
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <span className="contents" ref={(element) => setHost(landmarkOf(element))}>
        <Base.Trigger render={trigger} />
      </span>
      <Base.Portal container={host}>
        <Base.Positioner align={align} sideOffset={8} className="z-50 outline-none">
          <Base.Popup className={cx(POPUP_CLASS, 'max-h-(--available-height) min-w-56')}>
            {header && <div className="mb-1.5 border-line border-b px-3 pt-1.5 pb-3">{header}</div>}
            {entries.map((entry, index) => {
              if (entry.kind === 'separator') {
                return (
                  <Base.Separator key={separatorKey(entries[index - 1])} className="my-1.5 h-px bg-line" />
                );
              }
              const content = (
                <>
                  {entry.icon && <Icon name={entry.icon} className="text-muted" />}
                  {entry.label}
                  {entry.kind === 'link' && entry.count ? (
                    <Count value={entry.count} className="ms-auto" />
                  ) : null}
                </>
              );
              if (entry.kind === 'out') {
                return (
                  <Base.LinkItem
                    key={entry.label}
                    closeOnClick
                    href={entry.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={POPUP_ITEM_CLASS}
                  >
                    {content}
                  </Base.LinkItem>
                );
              }
              return entry.kind === 'link' ? (
                <Base.LinkItem
                  key={entry.label}
                  closeOnClick
                  render={<Link href={entry.href} />}
                  className={POPUP_ITEM_CLASS}
                >
                  {content}
                </Base.LinkItem>
              ) : (
                <Base.Item
                  key={entry.label}
                  disabled={entry.disabled}
                  onClick={entry.onSelect}
                  className={cx(POPUP_ITEM_CLASS, entry.danger && 'text-clay')}
                >
                  {content}
                </Base.Item>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function separatorKey(before: MenuEntry | undefined): string {
  return `after ${before && 'label' in before ? before.label : 'nothing'}`;
}
