import { useWords } from '#words';
import { coveredAs } from '@/lib/core/text/covered';

/** What says in the page's language that something of a text is covered. */
export function useCovered(): (text: string) => string {
  const words = useWords('ui/signes');
  return (text) => coveredAs(text, words('couvert'));
}
