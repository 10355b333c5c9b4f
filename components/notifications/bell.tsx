'use client';
import { Popover } from '@base-ui/react/popover';
import { useEffect, useState } from 'react';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { buttonClass } from '@/components/ui/button-class';
import { Count } from '@/components/ui/count';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { landmarkOf } from '@/components/ui/landmark';
import { Link } from '@/components/ui/link';
import { POPUP_CLASS } from '@/components/ui/popup-class';
import { usePath } from '@/components/words/path';
import type { Words } from '@/components/words/words-of';
import { NotificationRow } from './notification-row';
import { keepSubscription } from './push-here';
import { markSeen, type NotificationList, readNewest, useUnread } from './unread';

const PLACE =
  'relative inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-hover aria-[current=page]:text-majorelle data-popup-open:text-majorelle';

const named = (words: Words<'notifications/cloche'>, unread: number) =>
  unread > 0 ? words('nonLues', { n: unread }) : words('titre');

/** Where a phone's header leads to the notifications. */
export function BellLink() {
  const words = useWords('notifications/cloche');
  const path = usePath();
  const unread = useUnread(path);
  return (
    <Link
      href="/notifications"
      aria-label={named(words, unread)}
      aria-current={path === '/notifications' ? 'page' : undefined}
      className={PLACE}
    >
      <Icon name="bell" size={23} />
      {unread > 0 && <Count value={unread} className="absolute top-0 end-0" />}
    </Link>
  );
}

/** The bell of a wide header, and under it the newest notifications: seen is read. */
export function Bell() {
  const words = useWords('notifications/cloche');
  const path = usePath();
  const unread = useUnread(path);
  const [open, setOpen] = useState(false);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<NotificationList>({ state: 'loading' });
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : undefined;

  useEffect(() => {
    if (path) setOpen(false);
  }, [path]);
  useEffect(() => {
    if (userId) void keepSubscription(userId).catch(() => {});
  }, [userId]);

  async function load() {
    setList((before) => (before.state === 'failed' ? { state: 'loading' } : before));
    const read = await readNewest();
    setList(read);
    if (read.state === 'read') void markSeen(read.items);
  }

  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) void load();
      }}
    >
      <span className="contents" ref={(element) => setHost(landmarkOf(element))}>
        <Popover.Trigger aria-label={named(words, unread)} className={PLACE}>
          <Icon name="bell" size={23} />
          {unread > 0 && <Count value={unread} className="absolute top-0 end-0" />}
        </Popover.Trigger>
      </span>
      <Popover.Portal container={host}>
        <Popover.Positioner align="end" sideOffset={8} className="z-50 outline-none">
          <Popover.Popup
            className={cx(POPUP_CLASS, 'flex max-h-[min(var(--available-height),32rem)] w-96 flex-col')}
          >
            <Popover.Title className="px-3 pt-2 pb-3 font-bold font-display text-lg">
              {words('titre')}
            </Popover.Title>
            <Newest list={list} retry={load} onFollow={() => setOpen(false)} />
            <Link
              href="/notifications"
              onClick={() => setOpen(false)}
              className="mt-1 flex min-h-11 shrink-0 items-center justify-center rounded-badge font-medium text-majorelle hover:bg-hover"
            >
              {words('toutes')}
            </Link>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type Shown = { list: NotificationList; retry: () => void; onFollow: () => void };

function Newest({ list, retry, onFollow }: Shown) {
  const words = useWords('notifications/cloche');
  if (list.state === 'loading')
    return (
      <p role="status" className="px-3 py-8 text-center text-muted">
        {words('chargement')}
      </p>
    );
  if (list.state === 'failed')
    return (
      <div role="alert" className="px-3 py-6 text-center">
        <p>{words('echec')}</p>
        <button
          type="button"
          onClick={retry}
          className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'mt-3')}
        >
          {words('reessayer')}
        </button>
      </div>
    );
  if (list.items.length === 0) return <p className="px-3 py-8 text-center text-muted">{words('rien')}</p>;
  return (
    // The title and the way to all of them stay while the newest scroll between.
    <ul className="min-h-24 space-y-1 overflow-y-auto overscroll-contain rounded-badge">
      {list.items.map((item) => (
        <NotificationRow key={item._id} item={item} onFollow={onFollow} />
      ))}
    </ul>
  );
}
