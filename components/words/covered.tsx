import { Fragment } from 'react';
import { useWords } from '#words';
import { COVER, coveredAs } from '@/lib/core/text/covered';

/** What says in the page's language that something of a text is covered. */
export function useCovered(): (text: string) => string {
  const words = useWords('ui/signes');
  return (text) => coveredAs(text, words('couvert'));
}

/** A text of which something may be covered: our word has a direction of its own, and says nothing of the text's (`dir="auto"`). */
export function Covered({ children }: { children: string }) {
  const words = useWords('ui/signes');
  const [first, ...others] = children.split(COVER);
  let place = 0;
  return (
    <>
      {first}
      {others.map((text) => {
        const key = place;
        place += text.length + 1;
        return (
          <Fragment key={key}>
            <bdi>{words('couvert')}</bdi>
            {text}
          </Fragment>
        );
      })}
    </>
  );
}
