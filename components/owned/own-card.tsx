'use client';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { OTHERS, titleIdOf } from './use-still-list';

/** A thing of the reader's own in a list. */
export type OwnThing = { _id: string; isVisible: boolean; titleId: string; place: HTMLElement };

/** The owner's buttons in the place of everybody else's, on a card that the server drew. */
export function OwnCard({
  place,
  children,
}: {
  place: HTMLElement;
  children: (thing: OwnThing) => ReactNode;
}) {
  useLayoutEffect(() => {
    const button = place.querySelector<HTMLElement>(OTHERS);
    button?.setAttribute('hidden', '');
    return () => button?.removeAttribute('hidden');
  }, [place]);
  const { thing = '', masque } = place.dataset;
  const own = { _id: thing, isVisible: masque === undefined, titleId: titleIdOf(place), place };
  return createPortal(children(own), place);
}
