'use client';
import { useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { TYPE_TRANSPORT_LABELS } from '@/lib/transports/labels';
import type { TransportView } from '@/lib/transports/queries/view';
import { TYPES_TRANSPORT, transportFormSchema } from '@/lib/transports/schema';
import { type Refused, TransportFormEtapes } from './transport-form-etapes';
import { formValues, transportBody } from './transport-form-values';

const TYPES = TYPES_TRANSPORT.map((value) => ({ value, label: TYPE_TRANSPORT_LABELS[value] }));

/** The trip form (docs/screens.md): publishes a trip or edits one (`item`), then shows the list anew. */
export function TransportFormDialog({ open, onOpenChange, item: transport }: FormDialogProps<TransportView>) {
  const [refused, setRefused] = useState<Refused>();
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={transport ? 'Modifier le transport' : 'Proposer un transport'}
      size="large"
      draft={`transport.${transport?._id ?? 'nouveau'}`}
      schema={transportFormSchema}
      to={
        transport
          ? { call: 'PUT /transports/{id}', params: { id: transport._id } }
          : { call: 'POST /transports' }
      }
      defaultValues={formValues(transport)}
      prepare={(values) => transportBody(values, transport)}
      fallbackMessage={transport ? 'Erreur lors de la modification' : 'Erreur lors de l’ajout'}
      submitLabel={transport ? 'Enregistrer' : 'Publier le trajet'}
      pendingLabel="Enregistrement..."
      onFailure={setRefused}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(transport ? {} : { link: { href: `/transporteurs/${saved._id}`, label: 'Voir mon trajet' } }),
          title: transport ? 'Votre trajet est modifié.' : 'Votre trajet est publié.',
        });
        window.location.assign('/transporteurs');
      }}
    >
      <TransportFormEtapes {...{ transport, refused }} />
      <div className="grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
        <WeightField
          name="poidsMax"
          label="Poids maximum"
          required
          hint="Ce que vous pouvez prendre en tout."
        />
        <SelectField name="type" label="Type" required options={TYPES} />
      </div>
      <TextField
        name="nom"
        label="Nom"
        hint={'Facultatif\u202f: sans nom, le trajet porte ceux de ses villes.'}
        maxLength={120}
        autoComplete="off"
      />
      <TextareaField
        name="description"
        label="Description"
        hint="Véhicule, points de rendez-vous, ce que vous ne prenez pas."
        maxLength={2000}
      />
    </DialogForm>
  );
}
