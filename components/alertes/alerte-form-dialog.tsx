'use client';
import { CityField } from '@/components/form/city-field';
import { DateField } from '@/components/form/date-field';
import { DialogForm } from '@/components/form/dialog-form';
import { WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { RYTHME_LABELS } from '@/lib/alertes/labels';
import { type AlerteInput, alerteSchema, RYTHMES } from '@/lib/alertes/schema';
import { CATEGORIES } from '@/lib/demandes/schema';
import { TYPE_TRANSPORT_LABELS } from '@/lib/transports/labels';
import { TYPES_TRANSPORT } from '@/lib/transports/schema';

/** What the list was asked for. */
export type AlerteSearch = Partial<Omit<AlerteInput, 'rythme'>> & Pick<AlerteInput, 'genre'>;

const RYTHME_OPTIONS = RYTHMES.map((value) => ({ value, label: RYTHME_LABELS[value] }));

/** The form of a new alert that begins with a search. */
export function AlerteFormDialog({
  open,
  onOpenChange,
  search,
}: FormDialogProps<never> & { search: AlerteSearch }) {
  const { genre } = search;
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title="Créer une alerte"
      description="Chaque annonce qui convient vous est dite une fois."
      schema={alerteSchema}
      to={{ call: 'POST /alertes' }}
      defaultValues={{
        villeDepart: '',
        villeArrivee: '',
        du: '',
        au: '',
        type: '',
        categorie: '',
        mots: '',
        ...search,
        rythme: 'aussitot',
      }}
      submitLabel="Créer l’alerte"
      pendingLabel="Création en cours..."
      successMessage={'Alerte créée. Elle est dans «\u00a0Mes alertes\u00a0».'}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {genre === 'transport' && (
          <>
            <CityField name="villeDepart" label="Départ" />
            <CityField name="villeArrivee" label="Arrivée" />
            <DateField name="du" label="À partir du" />
            <DateField name="au" label="Jusqu’au" />
            <WeightField name="poids" label="Poids libre, au moins" />
            <SelectField
              name="type"
              label="Transporteur"
              placeholder="Tous"
              options={TYPES_TRANSPORT.map((value) => ({ value, label: TYPE_TRANSPORT_LABELS[value] }))}
            />
          </>
        )}
        {genre === 'demande' && <CityField name="villeArrivee" label="À livrer à" />}
        {genre !== 'transport' && (
          <SelectField
            name="categorie"
            label="Catégorie"
            placeholder="Toutes"
            options={CATEGORIES.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField name="mots" label="Mots" maxLength={120} className="sm:col-span-2" />
        <SelectField name="rythme" label="Me prévenir" options={RYTHME_OPTIONS} className="sm:col-span-2" />
      </div>
    </DialogForm>
  );
}
