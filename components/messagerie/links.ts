export type Part = { text: string; href?: string; here?: boolean };

const ADDRESS = /https?:\/\/[^\s<>"'«»“”]+/gi;
/** What ends a sentence is not the address's, nor a bracket that was opened before it. */
const TRAILING = new Set('.,;:!?…)]}*_~');

/** A text cut into words and addresses of the web; `site` is our own origin. Nothing but http and https leads anywhere. */
export function partsOf(text: string, site: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    const { href, origin } = new URL(address);
    parts.push({ text: address, href, here: origin === site });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function trimmed(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.has(address.charAt(end - 1))) end -= 1;
  // « (…) » within the address belongs to it
  let open = 0;
  for (const letter of address.slice(0, end)) open += letter === '(' ? 1 : letter === ')' ? -1 : 0;
  for (; open > 0 && address[end] === ')'; open -= 1) end += 1;
  return address.slice(0, end);
}
