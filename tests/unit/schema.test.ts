import { describe, expect, it } from 'vitest';
import { line, optionalText, text } from '@/lib/core/schema';

const ok = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('user text', () => {
  it.each([
    ['accents and apostrophes', 'Aïcha N’Diaye'],
    ['Arabic', 'طنجة'],
    ['an emoji made of several', '👨‍👩‍👧'],
    ['Arabic with a joiner inside', 'می‌خواهم'],
  ])('takes %s', (_, value) => {
    expect(ok(line(60), value)).toBe(true);
    expect(ok(text(60), value)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \u00a0 '],
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a filler letter', '\u3164'],
    ['a mark that reverses the text after it', 'abc\u202egnp'],
    ['an isolate', 'a\u2067b'],
    ['half a character', 'a\ud800'],
    ['NUL', 'a\u0000b'],
  ])('refuses %s', (_, value) => {
    expect(ok(line(60), value)).toBe(false);
    expect(ok(text(60), value)).toBe(false);
  });

  it.each([line(60), text(60), optionalText(60)])(
    'drops what shows nothing, joins nothing and hides in a name',
    (schema) => {
      expect(schema.parse('\ufeffTrans\u200b Atlas\u00ad\u2060')).toBe('Trans Atlas');
      expect(schema.parse('👨‍👩‍👧 می‌خواهم')).toBe('👨‍👩‍👧 می‌خواهم');
    },
  );

  it('keeps line ends in long texts only, and lets optional ones be empty', () => {
    expect(ok(text(60), 'un\ndeux')).toBe(true);
    expect(ok(line(60), 'un\ndeux')).toBe(false);
    expect(ok(optionalText(60), '')).toBe(true);
    expect(ok(optionalText(3), 'quatre')).toBe(false);
  });
});
