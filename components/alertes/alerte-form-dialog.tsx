'use client';
import { useWords } from '#words';
import { CityField } from '@/components/form/city-field';
import { DateField } from '@/components/form/date-field';
import { DialogForm } from '@/components/form/dialog-form';
import { WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { type AlerteInput, alerteSchema, RYTHMES } from '@/lib/alertes/schema';
import { CATEGORIES } from '@/lib/demandes/schema';
import { TYPES_TRANSPORT } from '@/lib/transports/schema';

/** What the list was asked for. */
export type AlerteSearch = Partial<Omit<AlerteInput, 'rythme'>> & Pick<AlerteInput, 'genre'>;

/** The form of a new alert that begins with a search. */
export function AlerteFormDialog({
  open,
  onOpenChange,
  search,
}: FormDialogProps<never> & { search: AlerteSearch }) {
  const words = useWords('alertes/formulaire');
  const rhythms = useWords('alertes/rythme');
  const types = useWords('transports/type');
  const categories = useWords('demandes/categorie');
  const { genre } = search;
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words('titre')}
      description={words('description')}
      draft={`alerte.${JSON.stringify(search)}`}
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
      submitLabel={words('creer')}
      pendingLabel={words('creation')}
      successMessage={words('cree')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {genre === 'transport' && (
          <>
            <CityField name="villeDepart" label={words('depart')} />
            <CityField name="villeArrivee" label={words('arrivee')} />
            <DateField name="du" label={words('du')} />
            <DateField name="au" label={words('au')} />
            <WeightField name="poids" label={words('poids')} />
            <SelectField
              name="type"
              label={words('transporteur')}
              placeholder={words('tous')}
              options={TYPES_TRANSPORT.map((value) => ({ value, label: types(value) }))}
            />
          </>
        )}
        {genre === 'demande' && <CityField name="villeArrivee" label={words('lieu')} />}
        {genre !== 'transport' && (
          <SelectField
            name="categorie"
            label={words('categorie')}
            placeholder={words('toutes')}
            options={CATEGORIES.map((value) => ({ value, label: categories(value) }))}
          />
        )}
        <TextField name="mots" label={words('mots')} maxLength={120} className="sm:col-span-2" />
        <SelectField
          name="rythme"
          label={words('rythme')}
          options={RYTHMES.map((value) => ({ value, label: rhythms(value) }))}
          className="sm:col-span-2"
        />
      </div>
    </DialogForm>
  );
}
