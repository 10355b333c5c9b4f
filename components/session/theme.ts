import type { DataOf } from '@/components/api/contract';
import { KEPT_NAMES } from '@/lib/core/kept-names';

// The choice made in this browser before any login, and a member's own while they are signed in (public/first-paint.js
// reads both).
const { theme: THEME_HERE, themeOfMember: THEME_OF_MEMBER } = KEPT_NAMES;

type Theme = DataOf<'GET /users/me'>['preferences']['theme'];

const listeners = new Set<() => void>();

function read(key: string): Theme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

function write(key: string, theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Where nothing can be kept, the choice holds for this page.
  }
}

function draw(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The theme chosen in this browser before any login. */
export const themeHere = () => read(THEME_HERE);

export function whenThemeChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A visitor's choice: it holds in this browser. */
export function chooseHere(theme: Theme): void {
  write(THEME_HERE, theme);
  draw(theme);
}

/** A member's choice holds wherever they are signed in; « comme l'appareil » also ends what was chosen here before. */
export function chooseAsMember(theme: Theme): void {
  if (theme === 'system') write(THEME_HERE, theme);
  obeyMember(theme);
}

/** Draws what the account says; without a choice there, what was chosen here. Null when nobody is signed in (any more). */
export function obeyMember(theme: Theme | null): void {
  write(THEME_OF_MEMBER, theme ?? 'system');
  draw(theme === null || theme === 'system' ? themeHere() : theme);
}
