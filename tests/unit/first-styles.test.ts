import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFirstStyles } from '@/scripts/lib/first-styles.mjs';
import { firstStyles } from '@/server/first-styles.mjs';

const DATA = '<script>(self.__next_f=[]).push([0])</script>';
const CODE = '{const a=1}';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'rihla-first-styles-'));
  mkdirSync(path.join(distDir, 'static', 'chunks'), { recursive: true });
});
afterEach(() => rmSync(distDir, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
/** What stands in its place at the end of the page. */
const later = (name: string, rest = `/_next/static/chunks/${name}.css`) =>
  `<noscript><link rel="stylesheet" href="${rest}"/></noscript>${link(name).replace('/>', ` disabled="" data-rest="${rest}"/>`)}`;

/** A page with sheets of these styles, as it is answered. */
function answered(styles: Record<string, string>, body: string): string {
  for (const [name, css] of Object.entries(styles))
    writeFileSync(path.join(distDir, 'static', 'chunks', `${name}.css`), css);
  writeFirstStyles(distDir, CODE);
  const links = Object.keys(styles).map(link).join('');
  const page = Buffer.from(`<html><head><title>é</title>${links}</head><body>${body}${DATA}</body></html>`);
  const parts = firstStyles(distDir)(page, page.toString('latin1'));
  return Object.values(parts ?? {}).join('');
}

/** What stands in the page of one sheet. */
const first = (css: string, body: string) => /<style>(.*)<\/style>/s.exec(answered({ a: css }, body))?.[1];

describe('the styles of a first paint', () => {
  it('stand where the sheets stood, which come at the end of the page', () => {
    expect(answered({ a: 'p{color:red}', b: '.x{color:blue}.y{color:green}' }, '<p class="x">né</p>')).toBe(
      `<html><head><title>é</title><style>p{color:red}.x{color:blue}</style></head><body><p class="x">né</p>${later('a')}${later('b')}${DATA}</body></html>`,
    );
  });

  it('and so does what runs before it, beside an empty script that React takes for the one it knows', () => {
    const page = Buffer.from(
      `<head>${link('a')}<script async src="/b.js"></script><script src="/first-paint.js"></script></head><body>${DATA}</body>`,
    );
    writeFileSync(path.join(distDir, 'static', 'chunks', 'a.css'), 'i{top:0}');
    writeFirstStyles(distDir, CODE);
    const parts = firstStyles(distDir)(page, page.toString('latin1'));
    expect(Object.values(parts ?? {}).join('')).toBe(
      `<head><style>i{top:0}</style><script async src="/b.js"></script><script></script><script>${CODE}</script></head><body>${later('a')}${DATA}</body>`,
    );
  });

  it('are those that its own scripts draw with too, and no other script', () => {
    const chunk = (name: string, code: string) =>
      writeFileSync(path.join(distDir, 'static', 'chunks', `${name}.js`), code);
    chunk('own', 'a("x md:w-1/2",`y z`);c="not-v w2"');
    chunk('other', 'a("w")');
    const css = '.v{top:0}.w{top:1px}.x{top:2px}.y{top:3px}.z{top:4px}.md\\:w-1\\/2{top:5px}';
    expect(first(css, '<script src="/_next/static/chunks/own.js" async=""></script>')).toBe(
      '.x{top:2px}.y{top:3px}.z{top:4px}.md\\:w-1\\/2{top:5px}',
    );
  });

  it('and those for whose beginning some script has a word, but not the framework’s', () => {
    const chunk = (name: string, code: string) =>
      writeFileSync(path.join(distDir, 'static', 'chunks', `${name}.js`), code);
    chunk('icon', 'a=`icon icon-$' + '{b}`;c="badge-"+d');
    chunk('own', 'e({name:"clock"},f?"palm":"x")');
    chunk('react', 'g("key")');
    writeFileSync(
      path.join(distDir, 'build-manifest.json'),
      JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }),
    );
    const css = '.icon-clock{top:0}.icon-key{top:1px}.badge-palm{top:2px}.badge-clay{top:3px}.clock{top:4px}';
    const scripts = ['own', 'react'].map((name) => `<script src="/_next/static/chunks/${name}.js"></script>`);
    expect(first(css, scripts.join(''))).toBe('.icon-clock{top:0}.badge-palm{top:2px}.clock{top:4px}');
  });

  it('and those of what React is told of the page, which scripts may draw', () => {
    const css = '.a{top:0}.b{top:1px}.\\[\\&\\>b\\]\\:c{top:2px}';
    const told = '<script>self.__next_f.push([1,"{\\"className\\":\\"a [\\u0026\\u003eb]:c\\"}"])</script>';
    expect(first(css, told)).toBe('.a{top:0}.\\[\\&\\>b\\]\\:c{top:2px}');
  });

  it.each([
    ['.a .b{top:0}', '<i class="a"><b class="b"></b></i>', true],
    ['.a .b{top:0}', '<i class="a"></i>', false],
    ['.a,.c{top:0}', '<i class="c"></i>', true],
    [':where(.a>*){top:0}', '<i class="b"></i>', false],
    [':is(.a,.b)>i{top:0}', '<i class="c"></i>', true],
    ['.a:not(.c){top:0}', '<i class="a"></i>', true],
    ['i:has(.c){top:0}', '<i></i>', true],
    ['.\\[\\&_b\\]\\:mb-0 b{top:0}', '<i class="[&amp;_b]:mb-0"></i>', true],
    ['.w-1\\/2{top:0}', '<i class="flex w-1/2"></i>', true],
    ['.\\32 xl{top:0}', '<i class="2xl"></i>', true],
    ['.a:hover{top:0}', '<i class="a"></i>', false],
    ['.a:focus-within{top:0}', '<i class="a"></i>', true],
    ['.a:focus-visible{top:0}', '<i class="a"></i>', true],
    ['.a:not(:has(:hover)){top:0}', '<i class="a"></i>', true],
    ['.a:has(:hover){top:0}', '<i class="a"></i>', false],
    ['.a{transition-property:top;--tw-ease:1}', '<i class="a"></i>', false],
    ['@media print{i{top:0}}', '<i></i>', false],
    ['@media (min-width:40rem){.a{top:0}}', '<i class="a"></i>', true],
  ])('%s, for %s: %s', (css, body, wanted) => {
    expect(first(css, body)).toBe(wanted ? css : '');
  });

  it('say the variables that they use, and those that these are made of, and no other', () => {
    const said = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;}';
    const registered = '@property --a{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}';
    expect(
      first(
        `${said}${registered}.x{top:var(--a)}.y{top:var(--c)}`,
        '<i class="x" style="left:var(--d)"></i>',
      ),
    ).toBe(':root{--a:var(--b);--b:1px;--d:3px;}@property --a{syntax:"*";inherits:false}.x{top:var(--a)}');
  });

  it('leave out how something moves and what is said twice, whatever else a rule says', () => {
    expect(
      first('.a{transition-property:top;top:0;mask:b;mask:b;transition-duration:1s}', '<i class="a"></i>'),
    ).toBe('.a{top:0;mask:b}');
  });

  it('keep the order of layers, the empty ones too, and find pictures and letters from where the page is', () => {
    expect(first('@layer theme,base;@layer base{.a{top:0}}@layer late{.b{top:0}}', '<i class="b"></i>')).toBe(
      '@layer theme,base;@layer base{}@layer late{.b{top:0}}',
    );
    expect(first('@font-face{src:url(../media/a.woff2)}i{background:url("data:image/svg+xml,x")}', '')).toBe(
      '@font-face{src:url(/_next/static/media/a.woff2)}i{background:url("data:image/svg+xml,x")}',
    );
  });

  it('say of letters what the page then is not told again: its sheet is the rest, and the whole is there for React alone', () => {
    const face = '@font-face{font-family:x;src:local(y)}';
    const page = answered({ a: `${face}@layer b{p{top:0}}`, b: 'i{top:0}' }, '<p></p>');
    const rest = /href="(\/_next\/static\/chunks\/rest-[0-9a-f]{12}\.css)"/.exec(page)?.[1] ?? '';
    expect(page).toBe(
      `<html><head><title>é</title><style>${face}@layer b{p{top:0}}i{top:0}</style></head><body><p></p>` +
        `${later('a', rest)}${later('b')}${DATA}</body></html>`,
    );
    expect(readFileSync(path.join(distDir, 'static', 'chunks', path.basename(rest)), 'utf8')).toBe(
      '@layer b{p{top:0}}',
    );
  });

  it('leave a page as it is of which the build did not take every sheet apart, and one that tells React nothing', () => {
    const page = Buffer.from(`<head>${link('a')}${link('b')}</head><body>${DATA}</body>`);
    const cut = Buffer.from(`<head>${link('a')}</head><body></body>`);
    const styles = (one: Buffer) => firstStyles(distDir)(one, one.toString('latin1'));
    writeFileSync(path.join(distDir, 'static', 'chunks', 'a.css'), 'i{top:0}');
    expect([styles(page), styles(cut)]).toEqual([undefined, undefined]);
    writeFirstStyles(distDir, CODE);
    expect([styles(page), styles(cut)]).toEqual([undefined, undefined]);
    writeFileSync(path.join(distDir, 'static', 'chunks', 'b.css'), 'b{top:0}');
    writeFirstStyles(distDir, CODE);
    expect(styles(page)?.styles.toString()).toBe('<style>i{top:0}b{top:0}</style>');
  });
});
