'use client';
import type { ComponentType } from 'react';
import { allStyles } from '@/components/ui/all-styles';
import { type Langue, langueOfPart } from '@/lib/langues/langue.mjs';
import { ecrans } from '@/lib/langues/later';
import { cadre } from '@/lib/langues/later-cadre';
import { HoldWords, type Texts } from './browser';

type Load<Props> = () => Promise<ComponentType<Props>>;
/** Loads the words of all that comes later, or of a part of it, in one language. */
type Later = Record<Langue, () => Promise<{ screens: Texts }>>;

/** The language of the page that is shown. */
const shownLangue = (): Langue => langueOfPart(document.documentElement.lang);

async function holding<Props extends object>(
  load: Load<Props>,
  later: readonly Later[],
): Promise<ComponentType<Props>> {
  const langue = shownLangue();
  const words = Promise.all(later.map((one) => one[langue]()));
  const [Component, given] = await Promise.all([load(), words, allStyles()]);
  const texts: Texts = Object.assign({}, ...given.map(({ screens }) => screens));
  return (props) => (
    <HoldWords langue={langue} texts={texts}>
      <Component {...props} />
    </HoldWords>
  );
}

/**
 * A component that is loaded when it is wanted, with words in the page's language and with styles, of which the page has none yet:
 * `withWords(() => import('./reservation-form').then((module) => module.ReservationForm))`.
 */
export const withWords = <Props extends object>(load: Load<Props>) => holding(load, [cadre, ecrans]);

/** The same for what any page may want at once (menus, toasts, suggestions), with the few words of such. */
export const withFrameWords = <Props extends object>(load: Load<Props>) => holding(load, [cadre]);
