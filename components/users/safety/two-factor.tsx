'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import { formatLongDate } from '@/lib/core/text/time';
import type { SafetyView } from '@/lib/users/queries/safety';
import type { FactorKey } from './two-factor-dialog';

const Setup = later(() =>
  withWords(() => import('./two-factor-dialog').then((module) => module.TwoFactorDialog)),
);
const Codes = later(() =>
  withWords(() => import('./two-factor-dialog').then((module) => module.CodesDialog)),
);

const OFF = 'DELETE /users/me/two-factor';

/** Sécurité: the second factor, off or on. */
export function TwoFactor({ state }: { state: SafetyView['twoFactor'] }) {
  const words = useWords('users/double');
  return (
    <section aria-labelledby="double" className="mt-6 border-line border-t pt-6">
      <h3 id="double" className="flex flex-wrap items-center gap-2">
        {words('titre')}
        {state && <Badge tone="palm">{words('activee')}</Badge>}
      </h3>
      {state ? <On {...state} /> : <Off />}
    </section>
  );
}

function Off() {
  const words = useWords('users/double');
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
      <p className="min-w-0 grow basis-60 text-muted text-sm">{words('pourquoi')}</p>
      <Button variant="secondary" size="small" icon="lock" pending={pending} onClick={begin}>
        {words('configurer')}
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
  const words = useWords('users/double');
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function end() {
    setAsking(false);
    const answer = await submit(OFF);
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    toast({ title: words('desactivee') });
    router.refresh();
  }

  async function renew() {
    setRenewing(false);
    const answer = await submit('POST /users/me/two-factor/recovery-codes');
    if (answer?.ok) setCodes(answer.data.codes);
    else if (answer) toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <>
      <p className="mt-1 text-muted text-sm">
        {words('depuis', { jour: formatLongDate(since, undefined, words.langue) })}{' '}
        {words('reste', { n: recoveryLeft })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" pending={pending} onClick={() => setRenewing(true)}>
          {words('nouveaux')}
        </Button>
        <Button variant="danger-quiet" size="small" pending={pending} onClick={() => setAsking(true)}>
          {words('desactiver')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words('question')}
        confirmLabel={words('desactiver')}
        danger
        onConfirm={() => void end()}
      >
        {words('suite')}
      </ConfirmDialog>
      <ConfirmDialog
        open={renewing}
        onOpenChange={setRenewing}
        question={words('renouveler')}
        confirmLabel={words('creer')}
        onConfirm={() => void renew()}
      >
        {words('anciens')}
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
