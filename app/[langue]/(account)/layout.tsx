import type { ReactNode } from 'react';
import { SessionOver } from '@/components/session/session-over';
import { ProofGate } from '@/components/users/safety/proof-gate';
import { Words } from '@/components/words/words';
import { actorOfPage } from './actor';

// Private pages: rendered for their reader on each request, in no index (PRIVATE_HEADERS). Header and footer are the root layout's.
export const dynamic = 'force-dynamic';

/** What forms, an owner’s buttons and pages that failed say: nearly every private page has some. */
const OFTEN = [
  'form/formulaire',
  'form/images',
  'ui/champs',
  'owned/actions',
  'page/erreursPrivees',
  'session/finie',
] as const;

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const actor = await actorOfPage();
  return (
    <Words of={OFTEN}>
      <SessionOver ownerId={actor?.id}>
        {children}
        <ProofGate />
      </SessionOver>
    </Words>
  );
}
