import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { named } from '@/components/page/still';
import { tellMissing } from '@/lib/core/http/missing.mjs';
import { mendRequests } from '@/server/incoming.mjs';
import { pageMaker } from '@/server/make-page.mjs';
import type { Answer } from '@/server/next-internals.mjs';

let distDir: string;
beforeAll(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'rihla-make-page-'));
  const manifest = JSON.stringify({ preview: { previewModeId: 'preview' } });
  writeFileSync(path.join(distDir, 'prerender-manifest.json'), manifest);
});
afterAll(() => rmSync(distDir, { recursive: true }));

const maker = (answer: Answer, longestMs = 60_000) => pageMaker({ distDir, port: 3000, answer, longestMs });
const answers = (html: string, status = 200) =>
  maker(async (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });

test('a page is made with its tag, and may be kept', async () => {
  const made = await answers('<p>Lyon</p>')('/');
  expect(made).toMatchObject({ text: '<p>Lyon</p>', page: { status: 200, keep: true } });
  expect(made?.page.etag).toMatch(/^W\//);
  expect((await answers('<p>Rien</p>', 404)('/'))?.page).toMatchObject({ status: 404, keep: false });
});

test('of what a browser is to fetch before it reads the page, sheets that stand in the page are left out', async () => {
  const font = '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""';
  const sheet = '</_next/static/chunks/a.css>; rel=preload; as="style"';
  const html =
    '<head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head><body><script>(self.__next_f=[])</script></body>';
  const answer: Answer = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', link: `${font}, ${sheet}` });
    response.end(html);
  };
  expect((await maker(answer)('/'))?.page.headers.link).toBe(`${font}, ${sheet}`);
  mkdirSync(path.join(distDir, 'first-styles'));
  writeFileSync(path.join(distDir, 'first-styles', 'first-paint.js'), 'first()');
  const taken = { 'a.css.json': { pieces: [{ text: 'p{top:0}' }], rest: '/a.css' }, 'scripts.json': {} };
  for (const [name, one] of Object.entries(taken))
    writeFileSync(path.join(distDir, 'first-styles', name), JSON.stringify(one));
  const made = await maker(answer)('/');
  rmSync(path.join(distDir, 'first-styles'), { recursive: true });
  expect(made?.page.headers.link).toBe(font);
  // What is looked for in a page is in what was made, not in its styles.
  expect(made?.text).toBe(html);
});

test.each([
  ['is never answered', async () => new Promise<void>(() => {}), 20],
  [
    'has an answer that goes on for ever',
    async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<p>');
    },
    20,
  ],
  ['is ended in the middle, without a word', async (_request, response) => void response.destroy(), 60_000],
] as [string, Answer, number][])('one that %s is none', async (_, answer, longestMs) => {
  expect(await maker(answer, longestMs)('/')).toBeUndefined();
});

test('one that is ended by an error, or is longer than any page, fails', async () => {
  const broken = maker(async (_request, response) => void response.destroy(new Error('away')));
  await expect(broken('/')).rejects.toThrow('away');
  await expect(answers('x'.repeat(5_000_000))('/')).rejects.toThrow('exceeded maximum size');
});

test('what stays as it is passes React by', async () => {
  mendRequests();
  const given: string[] = [];
  const make = maker(async (_request, response) => {
    const { id, html } = named('<li>Lyon</li>');
    given.push(html);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<ul id="${id}">${html}</ul>`);
  });
  const texts = await Promise.all(
    ['/transporteurs', `/transporteurs/${randomUUID()}`].map(async (address) => (await make(address))?.text),
  );
  expect(texts.map((text) => text?.replace(/ id="[^"]*"/, ''))).toEqual(
    Array(2).fill('<ul><li>Lyon</li></ul>'),
  );
  expect(given).toEqual([' ', ' ']);
});

test('a page is made as things are now, whatever Next keeps, and shared as the rules for its address say', async () => {
  const asked: (string | undefined)[] = [];
  const make = maker(async (request, response) => {
    asked.push(request.headers.cookie);
    response.setHeader('cache-control', 'public, s-maxage=60');
    response.setHeader('Cache-Control', 'private, no-cache');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<p>Lyon</p>');
  });
  const made = await make(`/transporteurs/${randomUUID()}`);
  expect(made?.page).toMatchObject({ keep: true, headers: { 'cache-control': 'public, s-maxage=60' } });
  expect(asked).toEqual(['__prerender_bypass=preview']);
});

test('what is not there is 404, though Next hears of it after its 200', async () => {
  mendRequests();
  const make = maker(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>');
    tellMissing();
    response.end('Introuvable</p>');
  });
  const made = await make(`/transporteurs/${randomUUID()}`);
  expect(made?.page).toMatchObject({ status: 404, keep: false });
});

test('two cities between which nothing leaves are not kept', async () => {
  const page = (robots: string) => answers(`<head>${robots}</head><p>Oslo</p>`);
  const empty = '<meta name="robots" content="noindex, follow"/>';
  expect((await page(empty)('/colis/oslo-dakar'))?.page).toMatchObject({ status: 200, keep: false });
  expect((await page('')('/colis/lyon-tanger'))?.page.keep).toBe(true);
  expect((await page(empty)('/transporteurs?search=oslo'))?.page.keep).toBe(true);
});
