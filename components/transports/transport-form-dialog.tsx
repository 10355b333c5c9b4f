'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { addressHere } from '@/components/words/browser';
import type { TransportView } from '@/lib/transports/queries/view';
import { TYPES_TRANSPORT, transportFormSchema } from '@/lib/transports/schema';
import { type Refused, TransportFormEtapes } from './transport-form-etapes';
import { formValues, transportBody } from './transport-form-values';

/** The trip form (docs/screens.md): publishes a trip or edits one (`item`), then shows the list anew. */
export function TransportFormDialog({ open, onOpenChange, item: transport }: FormDialogProps<TransportView>) {
  const words = useWords('transports/formulaire');
  const types = useWords('transports/type');
  const [refused, setRefused] = useState<Refused>();
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words(transport ? 'modifierTitre' : 'proposerTitre')}
      size="large"
      draft={`transport.${transport?._id ?? 'nouveau'}`}
      schema={transportFormSchema}
      to={
        transport
          ? { call: 'PUT /transports/{id}', params: { id: transport._id } }
          : { call: 'POST /transports' }
      }
      defaultValues={formValues(transport, words.langue)}
      prepare={(values) => transportBody(values, transport)}
      fallbackMessage={words(transport ? 'echecModification' : 'echecAjout')}
      submitLabel={words(transport ? 'enregistrer' : 'publier')}
      pendingLabel={words('enCours')}
      onFailure={setRefused}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(transport ? {} : { link: { href: `/transporteurs/${saved._id}`, label: words('voir') } }),
          title: words(transport ? 'modifie' : 'publie'),
        });
        window.location.assign(addressHere('/transporteurs'));
      }}
    >
      <TransportFormEtapes {...{ transport, refused }} />
      <div className="grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
        <WeightField name="poidsMax" label={words('poidsMax')} required hint={words('poidsMaxAide')} />
        <SelectField
          name="type"
          label={words('type')}
          required
          options={TYPES_TRANSPORT.map((value) => ({ value, label: types(value) }))}
        />
      </div>
      <TextField name="nom" label={words('nom')} hint={words('nomAide')} maxLength={120} autoComplete="off" />
      <TextareaField
        name="description"
        label={words('description')}
        hint={words('descriptionAide')}
        maxLength={2000}
      />
    </DialogForm>
  );
}
