'use client';
import { useEffect, useState } from 'react';
import { answerProofs } from '@/components/api/proof';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const ProofDialog = later(() =>
  withWords(() => import('./proof-dialog').then((module) => module.ProofDialog)),
);

type Asked = { missing: readonly string[]; settle: (proved: boolean) => void };

/** Where a page's sensitive changes wait for « c’est bien moi »: the change is sent again by itself once that is proved. */
export function ProofGate() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => answerProofs((missing) => new Promise((settle) => setAsked({ missing, settle }))), []);
  if (!asked) return null;
  return (
    <ProofDialog
      missing={asked.missing}
      onSettled={(proved) => {
        setAsked(null);
        asked.settle(proved);
      }}
    />
  );
}
