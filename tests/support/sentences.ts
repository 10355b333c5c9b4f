import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** What holds a sentence to be true: throws when it is not any more. */
export type Held = (sentence: string) => void;

/** A test that shows it, by its file and the beginning of its title; it fails when the sentence ceases to be true. */
export const shownBy =
  (file: string, title: string): Held =>
  () =>
    expect(readFileSync(`tests/${file}`, 'utf8')).toContain(`test('${title}`);
export const isIn =
  (file: string, text: RegExp): Held =>
  () =>
    expect(readFileSync(file, 'utf8')).toMatch(text);

/** Its words one by one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}
