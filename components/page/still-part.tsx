'use client';

/** HTML text that the server drew (still.tsx), and the id of the element that holds it. */
export type StillText = { id: string; html: string };

export type StillTag = 'div' | 'section' | 'nav' | 'ul' | 'script';

const texts = new Map<string, string>();

/**
 * The text. The page's data leave it out where the page itself has it: read there, and kept for when the router comes back.
 * What the router brings has it in its data.
 */
export function stillHtml({ id, html }: StillText): string {
  if (typeof document === 'undefined') return html;
  if (html.trim()) return html;
  const text = texts.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  texts.set(id, text);
  return text;
}

/** Shows a text in its element. */
export function StillPart({
  as: Tag = 'div',
  text,
  ...rest
}: {
  as?: StillTag;
  text: StillText;
  className?: string;
  type?: string;
} & Record<`aria-${string}`, string | boolean>) {
  return (
    <Tag
      {...rest}
      id={text.id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markup(), which escapes every text
      dangerouslySetInnerHTML={{ __html: stillHtml(text) }}
    />
  );
}
