'use client';
import { Bell } from '@/components/notifications/bell';
import type { Me } from '@/components/session/me';
import { MessagesLink } from './messages-link';
import { UserMenu } from './user-menu';

/** The account's corner of the header for who is signed in. */
export function MemberMenu({ user }: { user: Me }) {
  return (
    <>
      <MessagesLink />
      <Bell />
      <UserMenu user={user} />
    </>
  );
}
