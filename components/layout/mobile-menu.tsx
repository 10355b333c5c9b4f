'use client';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { buttonClass } from '@/components/ui/button-class';
import { Count } from '@/components/ui/count';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { later } from '@/components/ui/later';
import { Link } from '@/components/ui/link';
import { usePath } from '@/components/words/path';
import { withFrameWords } from '@/components/words/with-words';
import { AccountAway } from './account-away';
import { isCurrent } from './is-current';
import { MAIN_LINKS } from './main-links';

const MemberLinks = later(
  () => withFrameWords(() => import('./mobile-member').then((module) => module.MemberLinks)),
  () => (
    <>
      <span className="size-11" />
      <span className="size-11" />
    </>
  ),
);

const MenuWaiting = later(() =>
  withFrameWords(() => import('./mobile-member').then((module) => module.MenuWaiting)),
);

const MobileAccount = later(() =>
  withFrameWords(() => import('./mobile-member').then((module) => module.MobileAccount)),
);

/** The burger and its sheet: the browser's own popover, so it opens without scripts and Esc closes it. */
export function MobileMenu() {
  const path = usePath();
  const words = useWords('layout/entete');
  const me = useMe();
  const waiting = me.state === 'user' ? me.user.demandesATraiter.total : 0;
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => sheet.current?.hidePopover?.();

  useEffect(() => {
    if (path) sheet.current?.hidePopover?.();
  }, [path]);

  useEffect(() => {
    const element = sheet.current;
    // Tab past the last line leaves the sheet: the page underneath must not take focus unseen.
    const onLeave = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !element?.contains(next)) element?.hidePopover?.();
    };
    element?.addEventListener('focusout', onLeave);
    return () => element?.removeEventListener('focusout', onLeave);
  }, []);

  return (
    <div className="ms-auto flex items-center gap-2 md:hidden">
      {me.state === 'user' && <MemberLinks />}
      <button
        type="button"
        popoverTarget="menu"
        className="-me-3 relative inline-flex size-11 items-center justify-center rounded-control hover:bg-hover"
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
        <span className="sr-only">
          {words(open ? 'fermer' : 'ouvrir')}
          {!open && waiting > 0 && <MenuWaiting count={waiting} />}
        </span>
        {!open && waiting > 0 && (
          <span aria-hidden="true">
            <Count value={waiting} className="absolute top-0 end-0" />
          </span>
        )}
      </button>
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={cx(
          'fixed inset-x-0 top-[59px] bottom-0 m-0 h-auto w-full max-w-none overflow-y-auto border-0 bg-ground p-4 text-ink',
          'open:animate-appear motion-reduce:open:animate-none',
        )}
      >
        <nav aria-label={words('menu')}>
          <ul>
            {MAIN_LINKS.map(({ href, key }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={close}
                  aria-current={isCurrent(href, path) ? 'page' : undefined}
                  className="menu-link"
                >
                  {words(key)}
                  <Icon name="chevron-right" className="text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {me.state === 'user' ? (
          <MobileAccount user={me.user} onLeave={close} />
        ) : me.state === 'away' ? (
          <AccountAway />
        ) : (
          <div
            data-visitor-part={me.state === 'loading' ? '' : undefined}
            className="mt-6 grid gap-3 border-line border-t pt-6"
          >
            <Link href="/register" onClick={close} className={buttonClass({ size: 'large', full: true })}>
              {words('inscription')}
            </Link>
            <Link
              href="/login"
              onClick={close}
              className={buttonClass({ variant: 'secondary', size: 'large', full: true })}
            >
              {words('connexion')}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
