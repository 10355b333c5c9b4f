'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type StillText, stillHtml } from '@/components/page/still-part';
import { useComeBack } from '@/components/session/come-back';
import { useMe } from '@/components/session/me';
import type { Contact } from './contact';
import { OwnCard, type OwnThing } from './own-card';
import { contactOpens, useContact } from './use-contact';

const CONTACT = 'button[data-contact]';

/** What `CardActions` wrote down. */
function readContact(button: HTMLElement, about: AboutId, visitors: string): [Contact, string] {
  const { thing, owner = '', ownerName: name = '', title, titleId = '' } = placeOf(button)?.dataset ?? {};
  return [{ to: { _id: owner, name }, title, about: { [about]: thing }, visitors }, titleId];
}

const placeOf = (button: Element) => button.closest<HTMLElement>('[data-thing]');

type AboutId = keyof NonNullable<Contact['about']>;

/**
 * A list of cards that are drawn on the server, and the one island for all of them: presses on « Contacter », and on the
 * reader's own cards the owner's buttons instead (`own`).
 */
export function CardList({
  about,
  visitors,
  className,
  own,
  cards,
}: {
  about: AboutId;
  /** What somebody who is not signed in reads. */
  visitors: string;
  className: string;
  own: (thing: OwnThing) => ReactNode;
  cards: StillText;
}) {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : '';
  const away = me.state === 'away';
  const list = useRef<HTMLUListElement>(null);
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const { press, show, loading, dialogs } = useContact();
  const [pressed, setPressed] = useState<HTMLElement>();

  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>(CONTACT) ?? [])];

  // After every drawing: the page may have been read again.
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
    const mine = all.filter(({ dataset }) => userId && dataset.owner === userId);
    setPlaces((before) => (sameItems(before, mine) ? before : mine));
    for (const button of buttons()) button.disabled = away;
  });

  useEffect(() => {
    if (!loading) return;
    pressed?.setAttribute('aria-busy', 'true');
    return () => pressed?.removeAttribute('aria-busy');
  }, [loading, pressed]);

  useComeBack((name) => {
    const read = buttons().map((button) => readContact(button, about, visitors));
    const [contact] = read.find(([, titleId]) => contactOpens(titleId) === name) ?? [];
    if (contact) show(contact);
    return contact !== undefined;
  });

  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>(CONTACT) : null;
    if (!button || loading) return;
    setPressed(button);
    press(...readContact(button, about, visitors));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a button in it, by keys too */}
      <ul
        ref={list}
        id={cards.id}
        className={className}
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markup(), which escapes every text
        dangerouslySetInnerHTML={{ __html: stillHtml(cards) }}
      />
      {places.map((place) => (
        <OwnCard key={place.dataset.thing} place={place}>
          {own}
        </OwnCard>
      ))}
      {dialogs}
    </>
  );
}

const sameItems = <T,>(one: T[], other: T[]) =>
  one.length === other.length && one.every((item, position) => item === other[position]);
