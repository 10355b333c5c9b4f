'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { answerProofs } from '@/components/api/proof';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { code } from '@/lib/langues/later/users/code';
import { preuve } from '@/lib/langues/later/users/preuve';

const ProofDialog = dynamic(
  () =>
    withWords([...FORM_WORDS, preuve, code], () =>
      import('./proof-dialog').then((module) => module.ProofDialog),
    ),
  { ssr: false },
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
