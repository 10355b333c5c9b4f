import type { BrowserContext } from '@playwright/test';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import { deviceCookieName, SESSION_HINT_COOKIE, sessionCookieName } from '@/lib/core/sessions/cookie';
import { LANGUE_COOKIE } from '@/lib/langues/adresse.mjs';

const isNamed = (key: string) =>
  Object.values(KEPT_NAMES).some((name) => (name.endsWith('.') ? key.startsWith(name) : key === name));

/** The names of what a browser keeps of the site after a test and `/cookies` says nothing of. */
export async function keptUnnamed(context: BrowserContext, origin: string): Promise<string[]> {
  const { cookies, origins } = await context.storageState();
  const told = [deviceCookieName(), SESSION_HINT_COOKIE, sessionCookieName(), LANGUE_COOKIE];
  const own = context.pages().filter((page) => page.url().startsWith(`${origin}/`));
  // A page that is just leaving, or a document that may keep nothing, is not read.
  const names = async () => [...Object.keys(sessionStorage), ...(await caches.keys())];
  const tabs = await Promise.all(own.map((page) => page.evaluate(names).catch(() => [])));
  const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  return [
    ...cookies.map(({ name }) => name).filter((name) => !told.includes(name)),
    ...[...kept, ...tabs.flat()].filter((name) => !isNamed(name)),
  ];
}
