import { type CacheHandler, IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { describe, expect, it } from 'vitest';
import '@/next.config.mjs';

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

const page = (tag: string) =>
  ({ kind: 'APP_PAGE', html: tag, headers: { 'x-next-cache-tags': tag }, status: 200 }) as unknown as Page;

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
});
