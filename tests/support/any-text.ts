import fc from 'fast-check';

/** Any characters at all, halves of some among them; the library's own takes seconds to begin. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));
