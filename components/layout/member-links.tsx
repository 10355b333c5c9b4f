'use client';
import { BellLink } from '@/components/notifications/bell';
import { MessagesLink } from './messages-link';

/** What stands beside the burger for who is signed in. */
export function MemberLinks() {
  return (
    <>
      <MessagesLink />
      <BellLink />
    </>
  );
}
