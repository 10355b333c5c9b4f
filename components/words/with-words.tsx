'use client';
import type { ComponentType } from 'react';
import { LANGUES, type Langue } from '@/lib/langues/langue.mjs';
import { HoldWords, type Texts } from './browser';

/** Loads a screen's words in one language (lib/langues/later). */
export type Later = Record<Langue, () => Promise<Texts>>;

/** The language of the page that is shown. */
const shownLangue = (): Langue => LANGUES.find((langue) => langue === document.documentElement.lang) ?? 'fr';

/**
 * A component that is loaded when it is wanted, with its words in the page's language, of which the page has none yet:
 * `withWords([formulaire], () => import('./reservation-form').then((module) => module.ReservationForm))`.
 */
export async function withWords<Props extends object>(
  screens: readonly Later[],
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const langue = shownLangue();
  const [Component, ...texts] = await Promise.all([load(), ...screens.map((screen) => screen[langue]())]);
  const all: Texts = Object.assign({}, ...texts);
  return (props) => (
    <HoldWords langue={langue} texts={all}>
      <Component {...props} />
    </HoldWords>
  );
}
