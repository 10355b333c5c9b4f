import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ProofGate } from '@/components/users/safety/proof-gate';

// Private pages: rendered for their reader on each request, in no index. Header and footer are the root layout's.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ProofGate />
    </>
  );
}
