'use client';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { usePath } from '@/components/words/path';
import { PRODUCT_NAME } from '@/lib/core/product';
import { listAbove } from './is-current';
import { Logo, LogoMark } from './logo';

/** The logo, home. On a phone's detail page: the way back to the list, and the mark in the middle. */
export function HeaderHome() {
  const words = useWords('layout/entete');
  const list = listAbove(usePath());
  return (
    <>
      {list && (
        <Link
          href={list}
          aria-label={words('retour')}
          className="-ms-3 inline-flex size-11 items-center justify-center rounded-control hover:bg-hover md:hidden"
        >
          <Icon name="arrow-left" size={22} />
        </Link>
      )}
      <Link
        href="/"
        aria-label={words('logo', { produit: PRODUCT_NAME })}
        className={cx(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-badge',
          list && 'max-md:-translate-x-1/2 max-md:absolute max-md:left-1/2',
        )}
      >
        {list && (
          <span className="md:hidden">
            <LogoMark />
          </span>
        )}
        <Logo className={list ? 'max-md:hidden' : undefined} />
      </Link>
    </>
  );
}
