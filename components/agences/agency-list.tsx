'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '#words';
import { type StillText, stillHtml } from '@/components/page/still-part';
import { OpenNow } from './open-now';

/** Agencies' cards, drawn on the server, and the one island for all of them: it says which are open now. */
export function AgencyList({ cards }: { cards: StillText }) {
  const words = useWords('agences/ouvert');
  const list = useRef<HTMLUListElement>(null);
  const [places, setPlaces] = useState<HTMLElement[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other places
  useEffect(() => {
    setPlaces([...(list.current?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])]);
  }, [cards.id]);

  return (
    <>
      <ul
        ref={list}
        id={cards.id}
        className="grid gap-5 [--far:16.5rem] md:grid-cols-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markup(), which escapes every text
        dangerouslySetInnerHTML={{ __html: stillHtml(cards) }}
      />
      {places.map((place, at) =>
        createPortal(
          <OpenNow
            icon
            words={words}
            hours={JSON.parse(place.dataset.hours ?? '{}')}
            timezone={place.dataset.timezone ?? ''}
          />,
          place,
          `${at}`,
        ),
      )}
    </>
  );
}
