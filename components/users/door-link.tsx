'use client';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { Link } from '@/components/ui/link';

const LOOKS = 'font-semibold text-majorelle underline underline-offset-2';

type Door = { href: '/login' | '/register'; children: ReactNode };

function WithCallback({ href, children }: Door) {
  const callbackUrl = useSearchParams().get('callbackUrl');
  const query = callbackUrl ? `?callbackUrl=${encodeURIComponent(callbackUrl)}` : '';
  return (
    <Link href={`${href}${query}`} className={LOOKS}>
      {children}
    </Link>
  );
}

/** From login to registration and back without forgetting where one wanted to go. */
export function DoorLink({ href, children }: Door) {
  const plain = (
    <Link href={href} className={LOOKS}>
      {children}
    </Link>
  );
  return (
    <Suspense fallback={plain}>
      <WithCallback href={href}>{children}</WithCallback>
    </Suspense>
  );
}
