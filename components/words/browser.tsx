'use client';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect } from 'react';
import { addressIn } from '@/lib/langues/adresse.mjs';
import type { Langue } from '@/lib/langues/langue.mjs';
import { type Screen, type Words, wordsIn } from './words-of';

/** Messages of screens, in one language. */
export type Texts = Partial<Record<Screen, Record<string, string>>>;
type Held = { langue: Langue; texts: Texts };

const NONE: Held = { langue: 'fr', texts: {} };
const HeldWords = createContext(NONE);
/** The language of this document. A navigation to another leaves words, menus and themes of the one before: it is loaded anew. */
let first: Langue | undefined;
/** All that this browser was given for the page it shows, for what speaks outside of components. */
let everything = NONE;

/** Gives what is below it the words of these screens too. */
export function HoldWords({ langue, texts, children }: Held & { children: ReactNode }) {
  const above = use(HeldWords);
  const held = { langue, texts: { ...above.texts, ...texts } };
  if (typeof document !== 'undefined')
    everything = {
      langue,
      texts: langue === everything.langue ? { ...everything.texts, ...texts } : held.texts,
    };
  useLayoutEffect(() => {
    first ??= langue;
    if (first !== langue) location.reload();
  }, [langue]);
  return <HeldWords value={held}>{children}</HeldWords>;
}

/** The language of the page. */
export function useLangue(): Langue {
  return use(HeldWords).langue;
}

/** How an address of this site is written in the page’s language. */
export function useAddresses(): (address: string) => string {
  const langue = useLangue();
  return useCallback((address) => addressIn(langue, address), [langue]);
}

/** An address of this site in the language of the page that is shown. */
export const addressHere = (address: string): string => addressIn(everything.langue, address);

/** The words of a screen, in the language of its page: of those that `Words` or `withWords` above gave. */
export function useWords<S extends Screen>(screen: S): Words<S> {
  return wordsOf(screen, use(HeldWords));
}

/** The words of a screen where no component speaks: what a call says, when a browser has made it. */
export function wordsHere<S extends Screen>(screen: S): Words<S> {
  return wordsOf(screen, everything);
}

function wordsOf<S extends Screen>(screen: S, { langue, texts }: Held): Words<S> {
  const own = texts[screen];
  if (!own) throw new Error(`nobody above gives the words of ${screen}`);
  return wordsIn(langue, own);
}
