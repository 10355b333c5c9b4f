'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { BackLink } from './back-link';

type WithNavigation = Window & { navigation?: { canGoBack: boolean } };

/** Back to where the reader was on this site; to `href` when that is nowhere (a shared link, no scripts). */
export function HistoryBack({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const router = useRouter();
  return (
    <BackLink
      href={href}
      className={className}
      onClick={(event) => {
        // Only the Navigation API knows whether the page before was one of ours.
        if (!isPlainClick(event) || !(window as WithNavigation).navigation?.canGoBack) return;
        event.preventDefault();
        router.back();
      }}
    >
      {children}
    </BackLink>
  );
}
