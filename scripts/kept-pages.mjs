import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

// Node gives a CommonJS module as a whole, the middleware's bundle its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Longer than any page takes: its statements end after five seconds. */
const LONGEST_RENDER_MS = 15_000;

/**
 * Next's own cache of pages, but for this: a page is not kept within seconds of a write that expired it. Next dates a
 * page by when it is stored; one that was read before the write and stored after it would pass for fresh for a minute,
 * a hidden thing still on it.
 */
export default class KeptPages extends FileSystemCache {
  async set(key, data, context) {
    if (!wasExpiredLately(data)) await super.set(key, data, context);
  }
}

function wasExpiredLately(data) {
  const tags = data?.headers?.['x-next-cache-tags'];
  if (typeof tags !== 'string') return false;
  const since = Date.now() - LONGEST_RENDER_MS;
  return tags.split(',').some((tag) => (tagsManifest.get(tag)?.expired ?? 0) > since);
}
