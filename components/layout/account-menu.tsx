'use client';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { later } from '@/components/ui/later';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { withFrameWords } from '@/components/words/with-words';
import { AccountAway } from './account-away';

const MemberMenu = later(
  () => withFrameWords(() => import('./member-menu').then((module) => module.MemberMenu)),
  () => (
    <>
      <span className="size-11" />
      <span className="size-11" />
      <Skeleton className="size-11 rounded-full" />
    </>
  ),
);

/**
 * The account's corner of the header. The HTML holds the visitor's links (they work without scripts); for people with
 * a session they stay invisible from the first paint, so nothing flashes, and the width is reserved, so nothing jumps.
 */
export function AccountMenu() {
  const me = useMe();
  const words = useWords('layout/entete');
  return (
    <div className="ms-auto hidden min-h-11 min-w-[212px] items-center justify-end gap-2 md:flex">
      {me.state === 'user' ? (
        <MemberMenu user={me.user} />
      ) : me.state === 'away' ? (
        <AccountAway />
      ) : (
        <div data-visitor-part={me.state === 'loading' ? '' : undefined} className="contents">
          <Link
            href="/login"
            className="inline-flex min-h-11 items-center rounded-control px-4 font-medium transition-colors hover:bg-hover"
          >
            {words('connexion')}
          </Link>
          <LinkButton href="/register">{words('inscription')}</LinkButton>
        </div>
      )}
    </div>
  );
}
