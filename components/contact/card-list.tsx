'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { OwnThing } from '@/components/owned/own-card';
import { StillList } from '@/components/owned/still-list';
import { placeOf, titleIdOf, useStillList } from '@/components/owned/use-still-list';
import type { StillText } from '@/components/page/still-part';
import { useComeBack } from '@/components/session/come-back';
import type { Contact } from './contact';
import { contactOpens, useContact } from './use-contact';

/** What `CardActions` wrote down. */
function readContact(button: HTMLElement, about: AboutId, visitors: string): [Contact, string] {
  const { thing, owner = '', ownerName: name = '', title } = placeOf(button);
  return [{ to: { _id: owner, name }, title, about: { [about]: thing }, visitors }, titleIdOf(button)];
}

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
  const { press, show, loading, dialogs } = useContact();
  const still = useStillList(loading);

  useComeBack((name) => {
    const read = still.buttons().map((button) => readContact(button, about, visitors));
    const [contact] = read.find(([, titleId]) => contactOpens(titleId) === name) ?? [];
    if (contact) show(contact);
    return contact !== undefined;
  });

  function onClick(event: MouseEvent) {
    const button = still.pressedAt(event);
    if (button) press(...readContact(button, about, visitors));
  }

  return (
    <>
      <StillList of={still} text={cards} actions={own} className={className} onClick={onClick} />
      {dialogs}
    </>
  );
}
