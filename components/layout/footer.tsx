import { useWords } from '#words';
import { Still } from '@/components/page/still';
import { Zellige } from '@/components/page/zellige';
import { Link } from '@/components/ui/link';
import { OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { languesOffered } from '@/lib/langues/langue.mjs';
import { LangueChoice } from './langue-choice';
import { FOOTER_LINKS } from './links';
import { Logo } from './logo';
import { ThemeChoice } from './theme-choice';

export function Footer() {
  const words = useWords('layout/pied');
  const themes = useWords('users/theme');
  return (
    <footer data-site-footer className="relative mt-20 border-line border-t">
      <div className="wrap relative grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Still from={['pied']}>
            <Link
              href="/"
              aria-label={words('logo', { produit: PRODUCT_NAME })}
              className="inline-flex min-h-11 items-center rounded-badge"
            >
              <Logo />
            </Link>
            <p className="mt-3 max-w-xs text-muted">{words('devise')}</p>
            {OPERATOR && (
              <p className="mt-3 max-w-xs text-muted text-sm">
                {words('edite', { operateur: OPERATOR.name })}
              </p>
            )}
          </Still>
          <LangueChoice offered={languesOffered(process.env.LANGUES)} />
          <ThemeChoice labels={{ system: themes('system'), light: themes('light'), dark: themes('dark') }} />
        </div>
        <Still
          from={['pied-liens']}
          as="nav"
          aria-label={words('nom')}
          className="grid grid-cols-2 gap-8 sm:grid-cols-3"
        >
          {FOOTER_LINKS.map((column) => (
            <div key={column.key}>
              <p className="font-semibold text-sm">{words(column.key)}</p>
              <ul className="mt-1">
                {column.links.map(({ href, key }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false} className="foot-link">
                      {words(key)}
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
