'use client';
import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState } from './error-state';

/** A page that could not be made: what happened, another try, and a way elsewhere. */
export function ErrorPage({
  title,
  retry,
  elsewhere,
  children,
}: {
  title: string;
  retry: () => void;
  elsewhere?: { href: string; label: string };
  children: ReactNode;
}) {
  const words = useWords('api/echecs');
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <ErrorState
        headingLevel="h1"
        title={title}
        action={
          <>
            <Button onClick={() => retry()}>{words('reessayer')}</Button>
            {elsewhere && (
              <LinkButton href={elsewhere.href} variant="secondary">
                {elsewhere.label}
              </LinkButton>
            )}
          </>
        }
      >
        {children}
      </ErrorState>
    </div>
  );
}
