'use client';
import { useSyncExternalStore } from 'react';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { chooseHere, themeHere, whenThemeChanges } from '@/components/session/theme';
import { THEMES, type Theme } from '@/lib/users/rules/preferences';

/** A visitor's theme, kept in this browser; members have theirs in the settings. */
export function ThemeChoice({ labels }: { labels: Record<Theme, string> }) {
  const words = useWords('layout/entete');
  const me = useMe();
  const theme = useSyncExternalStore(whenThemeChanges, themeHere, () => 'system' as const);
  if (me.state === 'user') return null;
  return (
    <label data-visitor-theme className="mt-4 inline-flex items-center gap-2 text-muted text-sm">
      {words('apparence')}
      <select
        value={theme}
        onChange={(event) => chooseHere(event.target.value as Theme)}
        className="min-h-9 rounded-badge border border-field bg-surface px-2 text-ink pointer-coarse:min-h-11"
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
