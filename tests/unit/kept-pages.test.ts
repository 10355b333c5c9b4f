import type { ServerResponse } from 'node:http';
import { type CacheHandler, IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { describe, expect, it, vi } from 'vitest';
import '@/next.config.mjs';
import type { keptPages } from '@/lib/core/memory/pages';
import { addressIn, langueOfAddress } from '@/lib/langues/adresse.mjs';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { answeringWith, mendRequests } from '@/server/incoming.mjs';
import { isKept } from '@/server/next-internals.mjs';
import { keepTextsAside } from '@/server/still-texts.mjs';

type Options = ConstructorParameters<typeof IncrementalCache>[0];
type Page = Parameters<CacheHandler['set']>[1];

/** The cache as Next makes one for each request. */
function cacheOfRequest(): CacheHandler {
  const cache = new IncrementalCache({
    dev: false,
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    requestHeaders: {},
    serverDistDir: '/nowhere',
    previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
    fs: { existsSync: () => false },
  } as unknown as Options);
  if (!cache.cacheHandler) throw new Error('Next keeps no pages');
  return cache.cacheHandler;
}

const page = (tag: string, status = 200) =>
  ({ kind: 'APP_PAGE', html: tag, headers: { 'x-next-cache-tags': tag }, status }) as unknown as Page;

/** As Next names a page at an address. */
const keyOf = (address: string) => `/route-cache/APP_PAGE/0/$${address}`;

const forAMinute = { cacheControl: { revalidate: 60, expire: 3600 } } as never;
const ofAPage = { kind: 'APP_PAGE', isFallback: false } as never;

async function keptOf(key: string): Promise<unknown> {
  const kept = await cacheOfRequest().get(key, { kind: 'APP_PAGE', isFallback: false } as never);
  return (kept?.value as { html?: string } | undefined)?.html;
}

describe('the pages that are kept', () => {
  it('Next keeps them in its memory', async () => {
    await cacheOfRequest().set('/a', page('a'), {} as never);
    expect(await keptOf('/a')).toBe('a');
  });

  it('one that was being made while a write expired it is not kept', async () => {
    await cacheOfRequest().revalidateTag('b', { expire: 0 });
    await cacheOfRequest().set('/b', page('b'), {} as never);
    expect(await keptOf('/b')).toBeUndefined();
  });

  it('what is not there is not kept, and takes the place of what was', async () => {
    await cacheOfRequest().set('/c', page('c'), forAMinute);
    await cacheOfRequest().set('/c', page('gone', 404), forAMinute);
    expect(await keptOf('/c')).toBeUndefined();
  });

  it('one that leaves its texts to our server is not kept', async () => {
    mendRequests();
    const make = (key: string, texts: [string, string][]) => {
      const response = {} as ServerResponse;
      const aside = keepTextsAside(response);
      for (const [id, text] of texts) aside.set(id, text);
      return answeringWith(response, () => cacheOfRequest().set(key, page(key), forAMinute));
    };
    await make('/whole', []);
    await make('/blank', [['fixe-a', '<li>Lyon</li>']]);
    expect([await keptOf('/whole'), await keptOf('/blank')]).toEqual(['/whole', undefined]);
  });

  it('it is known which address has one', async () => {
    expect(isKept('/transporteurs/d')).toBe(false);
    await cacheOfRequest().set(keyOf('/transporteurs/d'), page('d'), forAMinute);
    expect(isKept('/transporteurs/d')).toBe(true);
    await cacheOfRequest().revalidateTag('d', { expire: 0 });
    expect(isKept('/transporteurs/d')).toBe(false);
  });

  it('few are made anew at once', async () => {
    const addresses = ['e', 'f', 'g', 'h', 'i', 'j'].map(keyOf);
    for (const address of addresses) await cacheOfRequest().set(address, page(address), forAMinute);
    vi.useFakeTimers({ now: Date.now() + 90_000, toFake: ['Date'] });
    const shownAsOf = async (address: string) =>
      (await cacheOfRequest().get(address, ofAPage))?.lastModified ?? 0;
    const old = (time: number) => time < Date.now() - 60_000;
    const times = await Promise.all(addresses.map(shownAsOf));
    expect(times.map(old)).toEqual([true, true, true, true, false, false]);
    await cacheOfRequest().set(addresses[0] ?? '', page('e'), forAMinute);
    expect(old(await shownAsOf(addresses[4] ?? ''))).toBe(true);
    vi.useRealTimers();
  });

  it('a write that commands or the database tell of has the pages it touches made anew, in every language, a person’s and a trip’s all of them', async () => {
    const [trip, owner] = ['0199a2b4-0000-7000-8000-00000000000a', '0199a2b4-0000-7000-8000-00000000000b'];
    const { changed } = (globalThis as unknown as { rihlaPages: typeof keptPages }).rihlaPages;
    const keep = async (address: string) => {
      const { langue, path } = langueOfAddress(address);
      await cacheOfRequest().set(keyOf(address), page(`_N_T_/${langue}${path}`), forAMinute);
      return isKept(address);
    };
    const addresses = [`/transporteurs/${trip}`, `/profile/${owner}`, `/demandes/${trip}`].map((path) =>
      LANGUES.map((langue) => addressIn(langue, path)),
    );
    const kept = () => addresses.map((inEach) => inEach.map(isKept));
    const [all, none] = [LANGUES.map(() => true), LANGUES.map(() => false)];
    await Promise.all(addresses.flat().map(keep));
    expect(kept()).toEqual([all, all, all]);
    changed(`kilos ${trip} ${owner}`);
    expect(kept()).toEqual([none, none, all]);
    changed(`personne ${owner}`);
    expect(kept()).toEqual([none, none, none]);
    // What was being made meanwhile is not kept either.
    expect(await keep('/agences/l')).toBe(false);
  });
});
