'use client';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { type Langue, NAMES } from '@/lib/langues/langue.mjs';
import { LangueLink } from './langue-link';

/** The same page in the other languages; what a visitor chooses lasts. Members have theirs in the settings. */
export function LangueChoice({ offered }: { offered: readonly Langue[] }) {
  const words = useWords('layout/entete');
  const me = useMe();
  if (offered.length < 2 || me.state === 'user') return null;
  return (
    <nav data-visitor-part="" aria-label={words('langue')} className="mt-3">
      <ul className="flex flex-wrap gap-x-4">
        {offered.map((langue) => (
          <li key={langue}>
            <LangueLink
              langue={langue}
              current={langue === words.langue}
              className="foot-link text-sm aria-[current=true]:font-semibold aria-[current=true]:text-ink"
            >
              {NAMES[langue]}
            </LangueLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
