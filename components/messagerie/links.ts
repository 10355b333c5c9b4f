export type Part = { text: string; href?: string; here?: boolean };

const ADDRESS = /https?:\/\/[^\s<>"'«»“”]+/gi;
/** What ends a sentence is not the address's, nor a bracket that was opened before it. */
const TRAILING = /[.,;:!?…)\]}*_~]+$/;

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
  let bare = address.replace(TRAILING, '');
  // « (…) » within the address belongs to it
  while (address[bare.length] === ')' && bare.split('(').length > bare.split(')').length) bare += ')';
  return bare;
}
