'use client';
import type { ComponentProps, ReactNode } from 'react';
import { type StillText, stillHtml } from '@/components/page/still-part';
import { OwnCard, type OwnThing } from './own-card';
import type { useStillList } from './use-still-list';

/** The list that `useStillList` is about: its text, and the owner's buttons on what is the reader's own. */
export function StillList({
  of: { list, own },
  text,
  actions,
  ...rest
}: {
  of: ReturnType<typeof useStillList>;
  text: StillText;
  actions: (thing: OwnThing) => ReactNode;
} & Pick<ComponentProps<'ul'>, 'className' | 'onClick'>) {
  return (
    <>
      <ul
        {...rest}
        ref={list}
        id={text.id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markup(), which escapes every text
        dangerouslySetInnerHTML={{ __html: stillHtml(text) }}
      />
      {own.map((place) => (
        <OwnCard key={place.dataset.thing} place={place}>
          {actions}
        </OwnCard>
      ))}
    </>
  );
}
