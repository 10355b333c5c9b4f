'use client';
import { useWords } from '#words';
import { goInLangue, rememberLangue } from '@/components/session/langue';
import { useMe } from '@/components/session/me';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePath } from '@/components/words/path';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { type Langue, NAMES, sensOf } from '@/lib/langues/langue.mjs';

/** The same page in the other languages; what a visitor chooses lasts. Members have theirs in the settings. */
export function LangueChoice({ offered }: { offered: readonly Langue[] }) {
  const words = useWords('layout/entete');
  const path = usePath();
  const me = useMe();
  if (offered.length < 2 || me.state === 'user') return null;
  return (
    <nav data-visitor-part="" aria-label={words('langue')} className="mt-3">
      <ul className="flex flex-wrap gap-x-4">
        {offered.map((langue) => (
          <li key={langue}>
            <a
              href={addressIn(langue, path)}
              hrefLang={langue}
              lang={langue}
              dir={sensOf(langue)}
              aria-current={langue === words.langue ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                rememberLangue(langue);
                goInLangue(langue);
              }}
              className="inline-flex min-h-9 items-center rounded-badge text-muted text-sm hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink pointer-coarse:min-h-11"
            >
              {NAMES[langue]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
