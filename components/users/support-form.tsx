'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWords } from '#words';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { EmailField, TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SUJETS, SUPPORT_LENGTH } from '@/lib/users/rules/support';
import type { SupportReceipt } from '@/lib/users/schema/support';

const schema = async () => (await import('@/lib/users/schema/support')).supportSchema;
const EMPTY = { nom: '', email: '', sujet: '' as never, message: '', copie: true };

/** Writes to whoever runs the site; afterwards it says under which number, and what comes by mail. */
export function SupportForm() {
  const words = useWords('users/contact');
  const subjects = useWords('users/sujet');
  const [sent, setSent] = useState<(SupportReceipt & { email: string }) | null>(null);
  if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />;
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /contact' }}
      defaultValues={EMPTY}
      submitLabel={words('envoyer')}
      pendingLabel={words('enCours')}
      draft={{ key: 'contact' }}
      onSuccess={(receipt, { email }) => setSent({ ...receipt, email })}
      className="mt-4 space-y-5"
    >
      <KnownSender />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="nom" label={words('nom')} autoComplete="name" maxLength={100} required />
        <EmailField name="email" label={words('email')} required />
      </div>
      <SelectField
        name="sujet"
        label={words('sujet')}
        options={SUJETS.map((value) => ({ value, label: subjects(value) }))}
        placeholder={words('sujetChoix')}
        required
      />
      <TextareaField
        name="message"
        label={words('message')}
        hint={words('messageAide')}
        rows={6}
        maxLength={SUPPORT_LENGTH}
        required
      />
      <CheckboxField name="copie" label={words('copie')} />
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
  const words = useWords('users/contact');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mt-4 space-y-5">
      <Notice ref={box} tone="success" title={words('arrive')} live>
        <p>
          {words.rich(
            'numero',
            {
              b: () => <strong className="whitespace-nowrap tabular-nums">{numero}</strong>,
              c: () => <span className="break-all">{email}</span>,
            },
            { numero, email },
          )}
        </p>
        {copie === 'texte' && <p>{words('copiePart')}</p>}
        {copie === 'accuse' && <p>{words('accuse')}</p>}
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {words('autre')}
      </Button>
    </div>
  );
}
