import { COVER } from '@/lib/core/text/covered';
import { addressesIn } from './contacts/addresses';
import { fold } from './contacts/folded';
import { phonesIn, type Span } from './contacts/phones';

/**
 * Covers telephone numbers, e-mail addresses, handles of messengers and links to them, however they are written; prices,
 * dates, times, weights and ids stay (docs/safety.md). What stays stands letter for letter as it was typed.
 */
export function coverContacts(text: string): { text: string; covered: boolean } {
  const folded = fold(text);
  const spans = [...phonesIn(folded.text), ...addressesIn(folded.text)].sort((a, b) => a.start - b.start);
  if (spans.length === 0) return { text, covered: false };
  let covered = '';
  let at = 0;
  for (const { start, end } of joined(folded.text, spans)) {
    covered += `${text.slice(at, folded.from[start])}${COVER}`;
    at = folded.to[end - 1] ?? at;
  }
  return { text: covered + text.slice(at), covered: true };
}

/** Spans that touch, or have nothing between them, are one. */
function joined(text: string, spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const touches = last && (span.start <= last.end || text.slice(last.end, span.start).trim() === '');
    if (last && touches) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
