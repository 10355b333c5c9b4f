import localFont from 'next/font/local';

// What pages are written in comes with every first view; letters that are rare in it (scripts/fonts/cut.py says which) when one is there.
const text = localFont({
  src: './figtree-latin.woff2',
  weight: '400 700',
  variable: '--font-text-latin',
  display: 'swap',
  adjustFontFallback: false,
});

const textRare = localFont({
  src: './figtree-latin-rare.woff2',
  weight: '400 700',
  variable: '--font-text-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00BF,U+00C1,U+00C3-00C6,U+00CC-00CD,U+00D0-00D3,U+00D5-00D6,U+00D8,U+00DA,U+00DC-00DF,U+00E3,U+00E5,U+00EC,U+00F0,U+00F2,U+00F5,U+00F7-00F8,U+00FD-00FF,U+0102,U+0131,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+2002,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2122,U+2191,U+2193,U+2215',
    },
  ],
});

const textExt = localFont({
  src: './figtree-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-text-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const display = localFont({
  src: './bricolage-grotesque-latin.woff2',
  weight: '700 800',
  variable: '--font-display-latin',
  display: 'swap',
  adjustFontFallback: false,
});

const displayRare = localFont({
  src: './bricolage-grotesque-latin-rare.woff2',
  weight: '700 800',
  variable: '--font-display-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00AA,U+00AC,U+00AE-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00BF,U+00C1,U+00C3-00C6,U+00CC-00CD,U+00D0-00D3,U+00D5-00D6,U+00D8,U+00DA,U+00DC-00DF,U+00E3,U+00E5,U+00EC,U+00F0,U+00F2,U+00F5,U+00F7-00F8,U+00FD-00FF,U+0102,U+0131,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+2002,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2122,U+2191,U+2193,U+2215',
    },
  ],
});

const displayExt = localFont({
  src: './bricolage-grotesque-latin-ext.woff2',
  weight: '700 800',
  variable: '--font-display-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

// Cut to the letters of Arabic and of its neighbours; the range keeps these 35 kB away from pages without a word of it.
const arabic = localFont({
  src: './noto-kufi-arabic.woff2',
  weight: '100 900',
  variable: '--font-arabic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-066D,U+0670-06D5,U+FDF2',
    },
  ],
});

/** Class names that define the font variables globals.css reads. */
export const fontVariables = [text, textRare, textExt, display, displayRare, displayExt, arabic]
  .map((font) => font.variable)
  .join(' ');
