'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { EmailField, TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SUJET_LABELS } from '@/lib/users/labels';
import { SUPPORT_LENGTH, type SupportReceipt, supportSchema } from '@/lib/users/schema/support';

const SUJETS = Object.entries(SUJET_LABELS).map(([value, label]) => ({ value, label }));

const EMPTY = { nom: '', email: '', sujet: '' as never, message: '', copie: true };

/** Writes to whoever runs the site; afterwards it says under which number, and what comes by mail. */
export function SupportForm() {
  const [sent, setSent] = useState<(SupportReceipt & { email: string }) | null>(null);
  if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />;
  return (
    <Form
      schema={supportSchema}
      to={{ call: 'POST /contact' }}
      defaultValues={EMPTY}
      submitLabel="Envoyer"
      pendingLabel="Envoi en cours..."
      draft={{ key: 'contact' }}
      onSuccess={(receipt, { email }) => setSent({ ...receipt, email })}
      className="mt-4 space-y-5"
    >
      <KnownSender />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="nom" label="Votre nom" autoComplete="name" maxLength={100} required />
        <EmailField name="email" label="Votre e-mail" required />
      </div>
      <SelectField name="sujet" label="Sujet" options={SUJETS} placeholder="Choisissez un sujet" required />
      <TextareaField
        name="message"
        label="Votre message"
        hint="S’il s’agit d’un trajet, d’un besoin ou d’un paiement, joignez son lien."
        rows={6}
        maxLength={SUPPORT_LENGTH}
        required
      />
      <CheckboxField name="copie" label="M’envoyer une copie" />
    </Form>
  );
}

/** Who is signed in need not type who they are; what was typed already stays. */
function KnownSender() {
  const me = useMe();
  const { getValues, setValue } = useFormContext<{ nom: string; email: string }>();
  const user = me.state === 'user' ? me.user : null;
  useEffect(() => {
    if (!user) return;
    if (!getValues('nom')) setValue('nom', `${user.firstName} ${user.lastName}`);
    if (!getValues('email')) setValue('email', user.email);
  }, [user, getValues, setValue]);
  return null;
}

function Sent({ numero, copie, email, onAgain }: SupportReceipt & { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mt-4 space-y-5">
      <Notice ref={box} tone="success" title="Votre message est arrivé" live>
        <p>
          Il porte le numéro <strong className="whitespace-nowrap tabular-nums">{numero}</strong>. Nous vous
          répondons à <span className="break-all">{email}</span>.
        </p>
        {copie === 'texte' && <p>Une copie part à cette adresse.</p>}
        {copie === 'accuse' && (
          <p>
            Un accusé de réception part à cette adresse, sans votre texte{'\u202f'}: ce formulaire ne doit pas
            servir à écrire à d’autres.
          </p>
        )}
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        Écrire un autre message
      </Button>
    </div>
  );
}
