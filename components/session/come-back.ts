'use client';
import { createContext, useEffect, useEffectEvent } from 'react';
import { addressHere } from '@/components/words/browser';
import { useMe } from './me';

/** The name of what opens again after a login, for what stands in it; its fields are kept by a draft. */
export const OpensAgain = createContext<string | undefined>(undefined);

/**
 * The way to an account and back to this very page, its search included; what stood open, or was about to, opens there
 * again (`opens`, a name that `useOpensAgain` knows). For the browser only.
 */
export function doorHref(door: '/login' | '/register', opens?: string): string {
  const { pathname, search } = window.location;
  return `${addressHere(door)}?callbackUrl=${encodeURIComponent(`${pathname}${search}${opens ? `#${opens}` : ''}`)}`;
}

/** Offers `take` the name that a member comes back to, once; what it takes, the address forgets. */
export function useComeBack(take: (name: string) => boolean): void {
  const { state } = useMe();
  const onCome = useEffectEvent(take);
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (state !== 'user' || !name || !onCome(name)) return;
    window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}`);
  }, [state]);
}

/** Calls `open` once when a member comes to an address that names it; the address then forgets it. */
export function useOpensAgain(name: string, open: () => void): void {
  useComeBack((asked) => {
    if (asked === name) open();
    return asked === name;
  });
}
