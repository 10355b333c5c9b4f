'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { unforeseen } from '@/components/form/unforeseen';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import { formatLongDate } from '@/lib/core/text/time';
import type { PasskeyView } from '@/lib/users/queries/safety';
import { makePasskey } from './webauthn';

/** Sécurité: the passkeys, each with its name and its end, and the way to another one. */
export function Passkeys({ passkeys }: { passkeys: PasskeyView[] }) {
  const words = useWords('users/cles');
  return (
    <section aria-labelledby="cles" className="mt-6 border-line border-t pt-6">
      <h3 id="cles">{words('titre')}</h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-muted text-sm">{words('texte')}</p>
        <AddPasskey />
      </div>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {passkeys.map((passkey) => (
            <Passkey key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AddPasskey() {
  const words = useWords('users/cles');
  const problems = useWords('users/cleProbleme');
  const router = useRouter();
  const { submit } = useSubmit();
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      const begun = await call('POST /users/me/passkeys/options');
      if (!begun.ok) return toast({ title: begun.failure.message, tone: 'error' });
      const made = await makePasskey(begun.data);
      if ('problem' in made) return made.problem && toast({ title: problems(made.problem), tone: 'error' });
      const added = await submit('POST /users/me/passkeys', { body: { response: made.answer } });
      if (added?.ok) {
        toast({ title: words('enregistree') });
        router.refresh();
      } else if (added) toast({ title: added.failure.message, tone: 'error' });
    } catch (error) {
      toast({ title: unforeseen(error).message, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="small" icon="plus" pending={busy} onClick={() => void add()}>
      {words('ajouter')}
    </Button>
  );
}

function Passkey({ passkey }: { passkey: PasskeyView }) {
  const words = useWords('users/cles');
  const { _id, name, createdAt, lastUsedAt } = passkey;
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const rename = useFormDialog<PasskeyView>(() =>
    withWords(() => import('./passkey-name-dialog').then((module) => module.PasskeyNameDialog)),
  );
  const day = (instant: string) => formatLongDate(instant, undefined, words.langue);
  const jour = day(createdAt);

  async function remove() {
    setAsking(false);
    const answer = await submit('DELETE /users/me/passkeys/{passkeyId}', { params: { passkeyId: _id } });
    if (!answer) return;
    toast(
      answer.ok
        ? { title: words('supprimee', { nom: name }) }
        : { title: answer.failure.message, tone: 'error' },
    );
    router.refresh();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon name="key" size={24} className="text-muted" />
      <div className="min-w-0 grow basis-52">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="text-muted text-sm">
          {lastUsedAt ? words('utilisee', { jour, usage: day(lastUsedAt) }) : words('jamais', { jour })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          pending={rename.loading}
          aria-label={words('renommerCle', { nom: name })}
          onClick={() => void rename.show(async () => passkey)}
        >
          {words('renommer')}
        </Button>
        <Button
          variant="danger-quiet"
          size="small"
          pending={pending}
          aria-label={words('supprimerCle', { nom: name })}
          onClick={() => setAsking(true)}
        >
          {words('supprimer')}
        </Button>
      </div>
      {rename.dialog}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words('question')}
        confirmLabel={words('supprimer')}
        danger
        onConfirm={() => void remove()}
      >
        {words('suite')}
      </ConfirmDialog>
    </li>
  );
}
