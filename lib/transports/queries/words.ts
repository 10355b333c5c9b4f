import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';

/** Beyond this, counting costs more than the page: the number then means "more than" (DESIGN section 4). */
export const COUNT_UP_TO = 1_000;

const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_TEXTS = 2_000;
const remembered = new Map<string, { common: boolean; until: number }>();

/**
 * Whether more trips than are counted (listed, coming, COUNT_UP_TO) hold the words of a text query. Remembered for five
 * minutes, because it costs more than the page: it decides how the page is read and that its total is "more than",
 * never what is on it or a number that is counted.
 */
export async function isCommon(words: string): Promise<boolean> {
  const known = remembered.get(words);
  if (known && known.until > Date.now()) return known.common;
  const [row] = await rowsOf<{ trips: number }>`
    SELECT count(*)::int AS trips FROM (
      SELECT FROM transports s
      WHERE s.recherche @@ to_tsquery('simple', ${words}) AND EXISTS (
        SELECT FROM legs l WHERE l.transport_id = s.id AND l.listed AND l.entier AND l.date_depart > now() OFFSET 0)
      ${limitTo(COUNT_UP_TO + 1)}) found`;
  const common = (row?.trips ?? 0) > COUNT_UP_TO;
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
  remembered.set(words, { common, until: Date.now() + REMEMBERED_MS });
  return common;
}
