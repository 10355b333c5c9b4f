'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { FORM_WORDS } from '@/components/form/words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import { formatLongDate } from '@/lib/core/text/time';
import type { SafetyView } from '@/lib/users/queries/safety';
import type { FactorKey } from './two-factor-dialog';

const Setup = dynamic(
  () => withWords(FORM_WORDS, () => import('./two-factor-dialog').then((module) => module.TwoFactorDialog)),
  { ssr: false },
);
const Codes = dynamic(
  () => withWords(FORM_WORDS, () => import('./two-factor-dialog').then((module) => module.CodesDialog)),
  { ssr: false },
);

const OFF = 'DELETE /users/me/two-factor';

/** Sécurité: the second factor, off or on. */
export function TwoFactor({ state }: { state: SafetyView['twoFactor'] }) {
  return (
    <section aria-labelledby="double" className="mt-6 border-line border-t pt-6">
      <h3 id="double" className="flex flex-wrap items-center gap-2 font-semibold">
        Double authentification
        {state && <Badge tone="palm">Activée</Badge>}
      </h3>
      {state ? <On {...state} /> : <Off />}
    </section>
  );
}

function Off() {
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [key, setKey] = useState<FactorKey | null>(null);

  async function begin() {
    const answer = await submit('POST /users/me/two-factor');
    if (answer?.ok) setKey(answer.data);
    else if (answer) toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-60 text-muted text-sm">
        En plus du mot de passe, un code de votre téléphone. Même avec votre mot de passe, personne d’autre
        n’entre.
      </p>
      <Button variant="secondary" size="small" icon="lock" pending={pending} onClick={begin}>
        Configurer
      </Button>
      {key && (
        <Setup
          factorKey={key}
          onClosed={() => {
            setKey(null);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function On({ since, recoveryLeft }: NonNullable<SafetyView['twoFactor']>) {
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function end() {
    setAsking(false);
    const answer = await submit(OFF);
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    toast({ title: 'La double authentification est désactivée.' });
    router.refresh();
  }

  async function renew() {
    const answer = await submit('POST /users/me/two-factor/recovery-codes');
    if (answer?.ok) setCodes(answer.data.codes);
    else if (answer) toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <>
      <p className="mt-1 text-muted text-sm">
        Depuis le {formatLongDate(since)}. {leftText(recoveryLeft)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" pending={pending} onClick={renew}>
          Nouveaux codes de secours
        </Button>
        <Button variant="danger-quiet" size="small" pending={pending} onClick={() => setAsking(true)}>
          Désactiver
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={'Désactiver la double authentification\u202f?'}
        confirmLabel="Désactiver"
        danger
        onConfirm={() => void end()}
      >
        Votre mot de passe suffira de nouveau pour entrer dans votre compte.
      </ConfirmDialog>
      {codes && (
        <Codes
          codes={codes}
          onClosed={() => {
            setCodes(null);
            router.refresh();
          }}
        />
      )}
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'Vous n’avez plus de code de secours\u202f: créez-en.';
  return left === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${left} codes de secours.`;
}
