import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';
import { remember } from '@/lib/core/memory/cache';

/** Beyond this, counting costs more than the page: the number then means "more than". */
export const COUNT_UP_TO = 1_000;

const REMEMBERED_SECONDS = 5 * 60;

/**
 * Whether more trips than are counted (listed, with a part ahead, COUNT_UP_TO) hold the words of a text query. Remembered for five
 * minutes, because it costs more than the page: it decides how the page is read and that its total is "more than",
 * never what is on it or a number that is counted.
 */
export function isCommon(words: string): Promise<boolean> {
  return remember('common words', words, REMEMBERED_SECONDS, async () => {
    const [row] = await rowsOf<{ transports: number }>`
      SELECT count(*)::int AS transports FROM (
        SELECT FROM transports s
        WHERE s.recherche @@ to_tsquery('simple', ${words}) AND EXISTS (
          SELECT FROM legs l WHERE l.transport_id = s.id AND l.listed AND l.premier_depot AND l.date_depart > now() OFFSET 0)
        ${limitTo(COUNT_UP_TO + 1)}) found`;
    return (row?.transports ?? 0) > COUNT_UP_TO;
  });
}
