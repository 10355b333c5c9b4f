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
            <Link href={href} aria-current={isCurrent(href, path) ? 'page' : undefined} className="site-link">
              <span>{words(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
