import type { Page } from '@playwright/test';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

/** Shorter ones may be part of what people wrote; they are looked for as the whole of a text. */
const LONG = 16;
/** Shorter words are the same in two languages, or a name. */
const SHORTEST = 5;

/** What a message says whatever it is given: its longest part without arguments, cases and tags. */
const fixedPart = (text: string) =>
  text
    .split(/\{[^{}]*\}|[{}#]|<\/?\w+>|\b\w+, (?:plural|select),|\b(?:one|other|two|few|many|zero)\b(?=\s*\{)/)
    .map((part) => part.trim())
    .sort((one, other) => other.length - one.length)[0] ?? '';

const textsOf = (langue: Langue) => Object.values(ecrans[langue]).flatMap((texts) => Object.values(texts));

/** Parts of French messages that none of that language has. */
export function frenchBut(langue: Exclude<Langue, 'fr'>): string[] {
  const there = textsOf(langue).join('\n');
  return [...new Set(textsOf('fr').map(fixedPart))].filter(
    (part) => part.length >= SHORTEST && /\p{L}{4}/u.test(part) && !there.includes(part),
  );
}

/** Which of some texts a screen says, to the eye or to a screen reader. */
export function saidOf(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(
    ({ texts, long }) => {
      const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
      const said = [document.title];
      for (const name of attributes)
        for (const element of document.querySelectorAll(`[${name}]`))
          if (!element.closest('[lang=fr]')) said.push(element.getAttribute(name) ?? '');
      const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (written.nextNode()) {
        const { parentElement, textContent } = written.currentNode;
        if (!parentElement?.closest('script, style, [lang=fr]')) said.push(textContent ?? '');
      }
      const [all, each] = [said.join('\n'), new Set(said.map((text) => text.trim()))];
      return texts.filter((text) => (text.length < long ? each.has(text) : all.includes(text)));
    },
    { texts, long: LONG },
  );
}
