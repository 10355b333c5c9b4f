'use client';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMe } from '@/components/session/me';

/** The button of everybody but the owner on a thing of a list (`data-thing`, `data-owner`). */
export const OTHERS = 'button[data-others]';

/**
 * A list that the server drew as text, in its island: whose things the reader's own are, and the buttons that everybody
 * else presses. `loading` while what was pressed is under way: that one says so, and no other press counts.
 */
export function useStillList(loading: boolean): {
  list: RefObject<HTMLUListElement | null>;
  /** The reader's own things. */
  own: HTMLElement[];
  /** Those of everybody else's things. */
  buttons: () => HTMLButtonElement[];
  /** The button that a press on the list is for, if there is one. */
  pressedAt: (event: MouseEvent) => HTMLElement | null;
} {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : '';
  const away = me.state === 'away';
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState<HTMLElement[]>([]);
  const [pressed, setPressed] = useState<HTMLElement>();

  const buttons = () =>
    [...(list.current?.querySelectorAll<HTMLButtonElement>(OTHERS) ?? [])].filter(
      (button) => !userId || placeOf(button).owner !== userId,
    );

  // After every drawing: the page may have been read again.
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
    const mine = all.filter(({ dataset }) => userId && dataset.owner === userId);
    setOwn((before) => (sameItems(before, mine) ? before : mine));
    for (const button of buttons()) button.disabled = away;
  });

  useEffect(() => {
    if (!loading) return;
    pressed?.setAttribute('aria-busy', 'true');
    return () => pressed?.removeAttribute('aria-busy');
  }, [loading, pressed]);

  function pressedAt({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>(OTHERS) : null;
    if (!button || loading) return null;
    setPressed(button);
    return button;
  }

  return { list, own, buttons, pressedAt };
}

/** What stands in the attributes of the thing that a button belongs to. */
export const placeOf = (button: Element): DOMStringMap =>
  button.closest<HTMLElement>('[data-thing]')?.dataset ?? {};

/** The id of what names the thing of a list's item: its buttons are described by it. */
export const titleIdOf = (part: Element): string =>
  part.closest('li')?.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';

const sameItems = <T>(one: T[], other: T[]) =>
  one.length === other.length && one.every((item, position) => item === other[position]);
