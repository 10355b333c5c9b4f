import { keepMember } from '@/components/session/own-room';
import { addressHere } from '@/components/words/browser';
import { safeCallback } from '@/lib/users/rules/account';

/** Where this page was asked to lead after the login: a path of this site, the first page by default. */
export function destination(): string {
  const wanted = new URLSearchParams(location.search).get('callbackUrl');
  return wanted === null ? addressHere('/') : safeCallback(wanted);
}

/** Goes there by a full load: every part of the page learns who is looking, their own things from its first paint. */
export function enter(userId: string): void {
  keepMember(userId);
  location.assign(destination());
}

/** The same; resolves when this page goes, so that a button stays busy until the next one is there. */
export function stayUntilLoaded({ user }: { user: { _id: string } }): Promise<void> {
  enter(user._id);
  return new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
}
