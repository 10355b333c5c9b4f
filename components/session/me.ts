'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { DataOf } from '@/components/api/contract';
import { whoIsThere } from '@/components/api/who';
import { afterLoad } from '@/components/ui/after-load';
import { langueHere, rememberLangue } from './langue';
import { forgetOffline } from './offline-forget';
import { keepMember } from './own-room';
import { fetchSheetsAhead } from './sheets-ahead';
import { obeyMember } from './theme';

export type Me = DataOf<'GET /users/me'>;

/** `away`: there is a session, but who it belongs to could not be read for now; the page says nothing of the kind then. */
export type Session =
  | { state: 'loading' }
  | { state: 'away' }
  | { state: 'visitor' }
  | { state: 'user'; user: Me };

const LOADING: Session = { state: 'loading' };
const AWAY: Session = { state: 'away' };
const VISITOR: Session = { state: 'visitor' };

/** After a failure: three more tries, each after twice the time of the one before. */
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 4_000;

let current: Session = LOADING;
let asked: Promise<void> | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: Session) {
  current = next;
  if (next.state === 'user') obeyMember(next.user.preferences.theme);
  if (next.state === 'user') followSetting(next.user.preferences.language);
  if (next.state === 'visitor') obeyMember(null);
  if (next.state === 'user') keepMember(next.user._id);
  if (next.state === 'user') afterLoad(fetchSheetsAhead);
  if (next.state === 'visitor') keepMember(null);
  // What others were shown here is not this person's to read.
  if (next.state === 'user') void forgetOffline(next.user._id);
  if (next.state === 'visitor') void forgetOffline();
  for (const listener of listeners) listener();
}

/** After a logout the doors still speak the account's language, also where this browser knew of none or of another; where there is one only, nothing is kept. */
function followSetting(langue: Me['preferences']['language']): void {
  const offered = document.documentElement.dataset.langues?.split(' ') ?? [];
  if (offered.includes(langue) && langueHere() !== langue) rememberLangue(langue);
}

/** The hint cookie spares visitors a request that could only fail. */
const mayBeSignedIn = () => /(?:^|; )rihla_session=1/.test(document.cookie);

/** Whether it is a visitor who presses now: before that was asked too, where nothing in this browser speaks of a session. */
export const isVisitor = ({ state }: Session): boolean =>
  state === 'visitor' || (state === 'loading' && !mayBeSignedIn());

async function ask(waitMs = FIRST_WAIT_MS): Promise<void> {
  clearTimeout(waiting);
  if (!mayBeSignedIn()) return become(VISITOR);
  const answer = await whoIsThere();
  if (answer === 401) return become(VISITOR);
  if (typeof answer === 'object') return become({ state: 'user', user: answer });
  // No answer says nothing about who one is: what was known stays.
  if (current.state !== 'user') become(AWAY);
  if (waitMs <= LAST_WAIT_MS) waiting = setTimeout(() => void ask(waitMs * 2), waitMs);
}

/** Reads again who is signed in, after a login, a logout or an edited profile. */
export function refreshMe(): Promise<void> {
  asked = ask();
  return asked;
}

let refused: Promise<void> | undefined;

/** A call was refused for want of a session: who is looking is read again, once for all calls that were. */
export function sessionRefused(): void {
  if (refused || current.state === 'visitor') return;
  refused = refreshMe().finally(() => {
    refused = undefined;
  });
}

/** People who come back to a page that could not tell who they are are not made to ask. */
function askAgainWhenBack() {
  const again = () => {
    if (current.state === 'away' && document.visibilityState === 'visible') void refreshMe();
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}

/** Who is looking: asked once per page life, shared by everything on the page. `loading` on the server. */
export function useMe(): Session {
  useEffect(() => {
    if (asked) return;
    asked = ask();
    askAgainWhenBack();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => LOADING,
  );
}
