import { COVER } from '@/lib/core/text/covered';

/** Whether `shown` may be what was typed with something of it covered. */
export function mayCover(typed: string, shown: string): boolean {
  const [first = '', ...others] = shown.split(COVER);
  const last = others.pop();
  if (last === undefined || !typed.startsWith(first) || !typed.endsWith(last)) return typed === shown;
  let at = first.length;
  for (const piece of others) {
    const next = typed.indexOf(piece, at + 1);
    if (next < 0) return false;
    at = next + piece.length;
  }
  return at < typed.length - last.length;
}
