'use client';
import { call } from '@/components/api/call';
import { KEPT_NAMES } from '@/lib/core/kept-names';

/** The subscription of this browser, when somebody who used it wanted to be told. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  if (Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** A subscription as the API takes it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

/** Who wanted to be told here: somebody else who signs in is not told for them. */
const OWNER = KEPT_NAMES.push;

/** Notes whose subscription it is; null ends that. */
export function noteOwner(userId: string | null): void {
  try {
    if (userId) localStorage.setItem(OWNER, userId);
    else localStorage.removeItem(OWNER);
  } catch {
    // Where nothing can be kept, the person is asked again.
  }
}

const ownerHere = () => {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
};

/**
 * The server tells a browser for as long as one login is open: a person's subscription from before is given to this one.
 * False where there is none of theirs.
 */
export async function keepSubscription(userId: string): Promise<boolean> {
  if (ownerHere() !== userId) return false;
  const subscription = await subscriptionHere();
  if (!subscription) return false;
  return (await call('POST /push-subscriptions', { body: bodyOf(subscription) })).ok;
}
