import { redirect } from 'next/navigation';
import { addressHere } from '@/components/words/server';

/** Sends a visitor to the login, which leads back to this page of ours. Both speak the page's language. */
export function toLogin(path: string): never {
  redirect(addressHere(`/login?callbackUrl=${encodeURIComponent(addressHere(path))}`));
}
