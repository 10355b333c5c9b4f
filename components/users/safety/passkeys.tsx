'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { call } from '@/components/api/call';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { useSubmit } from '@/components/form/use-submit';
import { FORM_WORDS } from '@/components/form/words';
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
  return (
    <section aria-labelledby="cles" className="mt-6 border-line border-t pt-6">
      <h3 id="cles" className="font-semibold">
        Clés d’accès
      </h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-muted text-sm">
          Entrez sans mot de passe, avec votre doigt, votre visage ou le code de votre appareil.
        </p>
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
  const router = useRouter();
  const { submit } = useSubmit();
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      const begun = await call('POST /users/me/passkeys/options');
      if (!begun.ok) return toast({ title: begun.failure.message, tone: 'error' });
      const made = await makePasskey(begun.data);
      if ('problem' in made) return made.problem && toast({ title: made.problem, tone: 'error' });
      const added = await submit('POST /users/me/passkeys', { body: { response: made.answer } });
      if (added?.ok) {
        toast({ title: 'Votre clé d’accès est enregistrée.' });
        router.refresh();
      } else if (added) toast({ title: added.failure.message, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="small" icon="plus" pending={busy} onClick={() => void add()}>
      Ajouter une clé
    </Button>
  );
}

function Passkey({ passkey }: { passkey: PasskeyView }) {
  const { _id, name, createdAt, lastUsedAt } = passkey;
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const rename = useFormDialog<PasskeyView>(() =>
    withWords(FORM_WORDS, () => import('./passkey-name-dialog').then((module) => module.PasskeyNameDialog)),
  );

  async function remove() {
    setAsking(false);
    const answer = await submit('DELETE /users/me/passkeys/{passkeyId}', { params: { passkeyId: _id } });
    if (!answer) return;
    toast(
      answer.ok
        ? { title: `La clé «\u00a0${name}\u00a0» est supprimée.` }
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
          Ajoutée le {formatLongDate(createdAt)}
          {lastUsedAt ? `, utilisée le ${formatLongDate(lastUsedAt)}` : ', jamais utilisée'}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          pending={rename.loading}
          aria-label={`Renommer la clé ${name}`}
          onClick={() => void rename.show(async () => passkey)}
        >
          Renommer
        </Button>
        <Button
          variant="danger-quiet"
          size="small"
          pending={pending}
          aria-label={`Supprimer la clé ${name}`}
          onClick={() => setAsking(true)}
        >
          Supprimer
        </Button>
      </div>
      {rename.dialog}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={'Supprimer cette clé d’accès\u202f?'}
        confirmLabel="Supprimer"
        danger
        onConfirm={() => void remove()}
      >
        Elle n’ouvrira plus votre compte. Votre appareil peut encore la proposer{'\u202f'}: retirez-la aussi
        de ses mots de passe.
      </ConfirmDialog>
    </li>
  );
}
