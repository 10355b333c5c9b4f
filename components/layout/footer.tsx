import { Still } from '@/components/page/still';
import { Zellige } from '@/components/page/zellige';
import { Link } from '@/components/ui/link';
import { OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { THEME_LABELS } from '@/lib/users/labels';
import { FOOTER_LINKS } from './links';
import { Logo } from './logo';
import { ThemeChoice } from './theme-choice';

export function Footer() {
  return (
    <footer data-site-footer className="relative mt-20 border-line border-t">
      <div className="wrap relative grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Still>
            <Link
              href="/"
              aria-label={`${PRODUCT_NAME}, accueil`}
              className="inline-flex min-h-11 items-center rounded-badge"
            >
              <Logo />
            </Link>
            <p className="mt-3 max-w-xs text-muted">
              Entre l’Europe et l’Afrique, vos colis voyagent avec ceux qui partent.
            </p>
            {OPERATOR && <p className="mt-3 max-w-xs text-muted text-sm">Édité par {OPERATOR.name}</p>}
          </Still>
          <ThemeChoice labels={THEME_LABELS} />
        </div>
        <Still as="nav" aria-label="Pied de page" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {FOOTER_LINKS.map((column) => (
            <div key={column.title}>
              <p className="font-semibold text-sm">{column.title}</p>
              <ul className="mt-1">
                {column.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-flex min-h-9 items-center rounded-badge text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Still>
      </div>
      <div aria-hidden="true" className="h-18 overflow-hidden">
        <Zellige />
      </div>
    </footer>
  );
}
