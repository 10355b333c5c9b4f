import localFont from 'next/font/local';

const text = localFont({
  src: './figtree-latin.woff2',
  weight: '400 700',
  variable: '--font-text-latin',
  display: 'swap',
  adjustFontFallback: false,
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
export const fontVariables = [text, textExt, display, displayExt, arabic]
  .map((font) => font.variable)
  .join(' ');
