'use client';
import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { usePath } from '@/components/words/path';
import { isCurrent } from './is-current';
import { MAIN_LINKS } from './main-links';

/** The header's links on a wide screen, the current one underlined. */
export function MainNav() {
  const path = usePath();
  const words = useWords('layout/entete');
  return (
    <nav aria-label={words('navigation')} className="hidden md:block">
      <ul className="flex gap-1">
        {MAIN_LINKS.map(({ href, key }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent(href, path) ? 'page' : undefined}
              className="group inline-flex min-h-11 items-center rounded-badge px-2.5 font-medium transition-colors hover:text-majorelle aria-[current=page]:text-majorelle"
            >
              <span className="relative after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 group-aria-[current=page]:after:bg-majorelle">
                {words(key)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
