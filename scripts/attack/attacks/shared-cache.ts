import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { type Answer, ask } from '../ask';
import type { Attack, Site } from '../attack';
import { startSharedCache } from '../proxy';

const EVIL = 'evil.example';

const HOSTILE: OutgoingHttpHeaders[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { 'Next-Router-State-Tree': 'not json' },
  { 'Next-Url': '/login' },
  { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '81' },
  { 'X-Host': EVIL, 'X-Original-URL': '/login', 'X-Rewrite-URL': '/login' },
  { 'X-Middleware-Rewrite': '/login', 'X-Middleware-Next': '1' },
  { 'X-Middleware-Redirect': `https://${EVIL}/` },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Prefetch': '1', Purpose: 'prefetch' },
  { 'X-Nextjs-Data': '1' },
  { 'X-Matched-Path': '/login', 'X-Now-Route-Matches': '1=login' },
  { 'X-Invoke-Path': '/login', 'X-Invoke-Status': '500', 'X-Invoke-Error': '{}' },
  { 'X-Prerender-Revalidate': 'x', 'X-Prerender-Revalidate-If-Generated': '1' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Range: 'bytes=0-20' },
  { 'If-None-Match': '*' },
  { Cookie: 'next-auth.session-token=x; __prerender_bypass=x; __next_preview_data=x' },
  { 'Accept-Language': 'en', Accept: 'text/x-component', 'User-Agent': 'Googlebot' },
];

const QUERIES = [
  '_rsc',
  '_rsc=1',
  'nxtPid=x',
  '__nextLocale=en',
  '__nextDataReq=1',
  'amp=1',
  '%00=%ff',
  '__proto__[a]=1',
];

async function publicPages({ url }: Site): Promise<string[]> {
  const { body } = await ask(`${url}/api/transports?limit=1`);
  const { data } = JSON.parse(body) as { data: [{ _id: string; userId: { _id: string } }] };
  return ['/', '/about', `/transporteurs/${data[0]._id}`, `/profile/${data[0].userId._id}`];
}

/** A person's look at an address that others may have asked for before in strange ways. */
function assertWhole(answer: Answer, what: string): void {
  assert.equal(answer.status, 200, what);
  assert.match(answer.headers['content-type'] ?? '', /^text\/html/, what);
  assert(
    answer.body.startsWith('<!DOCTYPE html>') && answer.body.trimEnd().endsWith('</html>'),
    `${what}: not whole`,
  );
  assert(!answer.body.includes(EVIL), `${what}: somebody else’s host on the page`);
}

export const attack: Attack = {
  name: 'a shared cache in front is given something else than whole public pages',
  seconds: 60,
  async run(site) {
    const pages = await publicPages(site);
    const proxy = await startSharedCache(site.url);
    try {
      for (const page of pages) {
        const clean = `${proxy.url}${page}?n=${randomUUID()}`;
        assertWhole(await ask(clean), page);
        assert.equal((await ask(clean)).headers['x-kept'], 'HIT', `${page} is kept at all`);
        for (const headers of HOSTILE) {
          const address = `${proxy.url}${page}?n=${randomUUID()}`;
          const what = `${page} after ${JSON.stringify(headers)}`;
          for (const method of ['GET', 'HEAD']) await ask(address, { method, headers });
          assertWhole(await ask(address), what);
        }
        for (const query of QUERIES) {
          const address = `${proxy.url}${page}?${query}&n=${randomUUID()}`;
          await ask(address, { headers: { RSC: '1' } });
          assertWhole(await ask(address), `${page}?${query}`);
        }
      }
      for (const path of [
        `/transporteurs/${randomUUID()}`,
        '/about/',
        '/settings',
        '/rien/de/tel',
        '/api/users/me',
      ]) {
        for (let round = 0; round < 2; round += 1) {
          const { headers } = await ask(`${proxy.url}${path}`);
          assert.notEqual(headers['x-kept'], 'HIT', `${path} is kept`);
          assert.match(headers['cache-control'] ?? '', /no-store/, path);
        }
      }
    } finally {
      await proxy.stop();
    }
  },
};
