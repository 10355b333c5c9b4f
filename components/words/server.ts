import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { ecrans } from '@/lib/langues/ecrans';
import { type Langue, langueOfPart } from '@/lib/langues/langue.mjs';
import { type Screen, type Words, wordsIn } from './words-of';

// `#words` of what is drawn on the server; of what has a life in the browser it is browser.tsx.

/**
 * The language of the page that is being made: its address’s first part, French outside of a page. Next tells it as a promise
 * (`next/root-params`), but cards are drawn at once. Held by tests/browser/langues.spec.ts.
 */
export function pageLangue(): Langue {
  const unit = workUnitAsyncStorage.getStore();
  const asked = unit && 'rootParams' in unit ? unit.rootParams?.langue : undefined;
  return langueOfPart(asked as string | undefined);
}

/** `useWords`, where no component speaks: for a page's title, for what a page is made of. */
export function pageWords<S extends Screen>(screen: S): Words<S> {
  const langue = pageLangue();
  return wordsIn(langue, ecrans[langue][screen]);
}

/** An address of this site in the page’s language. */
export const addressHere = (address: string): string => addressIn(pageLangue(), address);

/** How an address of this site is written in the page’s language. */
export function useAddresses(): (address: string) => string {
  return addressHere;
}

/** The language of the page. */
export function useLangue(): Langue {
  return pageLangue();
}

/** The words of a screen, in the language of its page. */
export function useWords<S extends Screen>(screen: S): Words<S> {
  return pageWords(screen);
}
