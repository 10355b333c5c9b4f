'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { DataOf } from '@/components/api/contract';
import { Form } from '@/components/form/form';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { confirmFactorSchema } from '@/lib/users/schema/two-factor';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';

export type FactorKey = DataOf<'POST /users/me/two-factor'>;

const EMPTY = { code: '' };

/** The way to a second factor: the key as a QR code and to type, a first code, then the recovery codes. */
export function TwoFactorDialog({ factorKey, onClosed }: { factorKey: FactorKey; onClosed: () => void }) {
  const words = useWords('users/doubleFenetre');
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onClosed={onClosed} />;
  return (
    <Dialog open onOpenChange={onClosed} size="small" title={words('titre')} description={words('texte')}>
      <Form
        schema={confirmFactorSchema}
        to={{ call: 'PUT /users/me/two-factor' }}
        defaultValues={EMPTY}
        submitLabel={words('activer')}
        pendingLabel={words('enCours')}
        secondary={<DialogCancel />}
        inDialog
        onSuccess={({ codes: made }) => {
          toast({ title: words('activee') });
          setCodes(made);
        }}
      >
        <Key {...factorKey} />
        <CodeField recovery={false} />
      </Form>
    </Dialog>
  );
}

function Key({ secret, qr }: FactorKey) {
  const words = useWords('users/doubleFenetre');
  return (
    <ol className="list-decimal space-y-4 ps-5">
      <li>
        <p>{words('scanner')}</p>
        {/* biome-ignore lint/performance/noImgElement: drawn by the server for this one answer, nothing to optimize */}
        <img
          src={qr}
          alt={words('image')}
          width={208}
          height={208}
          className="mx-auto mt-3 rounded-control border border-line"
        />
      </li>
      <li>
        <p>{words('cle')}</p>
        <p className="mt-1 select-all rounded-control bg-hover px-3 py-2 font-mono text-sm [overflow-wrap:anywhere]">
          {secret}
        </p>
      </li>
      <li>{words('code')}</li>
    </ol>
  );
}

/** Recovery codes in a window of their own. */
export function CodesDialog({ codes, onClosed }: { codes: string[]; onClosed: () => void }) {
  const words = useWords('users/codesSecours');
  return (
    <Dialog open lasting onOpenChange={onClosed} size="small" title={words('titre')}>
      <RecoveryCodes codes={codes} onKept={onClosed} />
    </Dialog>
  );
}
