import { whoIsThere } from '@/components/api/who';
import { forgetOffline, offlineCache } from './offline-forget';

/** A thing as /hors-ligne.html shows it: plain words, and codes to read out. */
export type OfflineThing = {
  id: string;
  titre: string;
  lignes: string[];
  codes?: { nom: string; code: string }[];
};

export type OfflineKind = 'reservation' | 'remise' | 'transport';

/** How long they are kept; /hors-ligne.html and /cookies say so too. */
const MOST_DAYS = 30;
const MOST: Record<OfflineKind, number> = { reservation: 20, remise: 20, transport: 10 };

/**
 * Keeps things that their person has just seen, to be read without a network, the oldest of a kind going first. `whole`:
 * they are all there are of their kind. `ownerId`: whose they are, where they are not everybody's. It ends with the session: by
 * the logout, by the next page that knows of its end, and by the page that would show it (app/hors-ligne.html).
 */
export async function keepOffline(
  userId: string,
  kind: OfflineKind,
  things: OfflineThing[],
  whole: boolean,
  ownerId = userId,
): Promise<void> {
  if (!('caches' in window) || !hasSession()) return;
  // This tab may still take somebody for its person whose session has ended in another one: what it shows is somebody else's.
  const there = await whoIsThere();
  if (!there) return;
  if (!isFor(userId, there)) return forgetOthers(there);
  // Nor is what it still shows theirs who have signed in since.
  if (ownerId !== userId) return;
  const folder = `/hors-ligne/${kind}/`;
  const cache = await caches.open(offlineCache(userId));
  const known = async () =>
    (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  if (whole) for (const one of await known()) await cache.delete(one);
  const vu = Date.now();
  await dropOld(cache, vu - MOST_DAYS * 86_400_000);
  for (const [rang, { id, titre, lignes, codes = [] }] of things.slice(0, MOST[kind]).entries())
    await cache.put(`${folder}${id}`, Response.json({ titre, lignes, codes, vu, rang }));
  for (const old of (await known()).slice(0, -MOST[kind])) await cache.delete(old);
  // A logout in another tab, or whoever signed in there after it, did not find what was being written.
  const still = hasSession() ? await whoIsThere() : 401;
  if (still && !isFor(userId, still)) return forgetOthers(still);
  await navigator.serviceWorker?.register('/sw.js');
}

type There = NonNullable<Awaited<ReturnType<typeof whoIsThere>>>;

const isFor = (userId: string, there: There) => there !== 401 && there._id === userId;

const forgetOthers = (there: There) => forgetOffline(there === 401 ? undefined : there._id);

/** Drops what was seen before that instant, of any kind. */
async function dropOld(cache: Cache, before: number): Promise<void> {
  for (const one of await cache.keys()) {
    const kept: { vu?: number } | undefined = await (await cache.match(one))?.json();
    if ((kept?.vu ?? 0) < before) await cache.delete(one);
  }
}

const hasSession = () => /(?:^|; )rihla_session=1/.test(document.cookie);
