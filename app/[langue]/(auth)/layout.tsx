import type { ReactNode } from 'react';
import { Words } from '@/components/words/words';

// Rendered on each request: where passwords are typed nothing inline may run but what carries the answer's nonce.
export const dynamic = 'force-dynamic';

/** The way in: one calm column. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <Words of={['form/formulaire', 'ui/champs']}>{children}</Words>
    </div>
  );
}
