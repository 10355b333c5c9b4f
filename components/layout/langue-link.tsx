'use client';
import type { ReactNode } from 'react';
import { goInLangue, rememberLangue } from '@/components/session/langue';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePath } from '@/components/words/path';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { type Langue, sensOf } from '@/lib/langues/langue.mjs';

/** The same page in another language, which this browser keeps to from then on. */
export function LangueLink({
  langue,
  current,
  className,
  children,
}: {
  langue: Langue;
  current?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      href={addressIn(langue, usePath())}
      hrefLang={langue}
      lang={langue}
      dir={sensOf(langue)}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        rememberLangue(langue);
        goInLangue(langue);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
