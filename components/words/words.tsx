import type { ReactNode } from 'react';
import { ecrans } from '@/lib/langues/ecrans';
import { HoldWords } from './browser';
import { useLangue } from './server';
import type { Screen } from './words-of';

/** Gives the islands below it the words of these screens, in the language of the page: of all words only these leave the server. */
export function Words({ of, children }: { of: readonly Screen[]; children: ReactNode }) {
  const langue = useLangue();
  const texts = Object.fromEntries(of.map((screen) => [screen, ecrans[langue][screen]]));
  return (
    <HoldWords langue={langue} texts={texts}>
      {children}
    </HoldWords>
  );
}
