'use client';
import { useWords } from '#words';
import { CheckboxField } from '@/components/form/checkbox-field';
import { CityField } from '@/components/form/city-field';
import { DateField } from '@/components/form/date-field';
import { DialogForm } from '@/components/form/dialog-form';
import { ImageField } from '@/components/form/image-field';
import { PriceField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField, UrlField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { addressHere } from '@/components/words/browser';
import type { DemandeView } from '@/lib/demandes/queries';
import { deadlineToday } from '@/lib/demandes/rules';
import { CATEGORIES, demandeFormSchema } from '@/lib/demandes/schema';
import { demandeBody, formValues } from './demande-form-values';
import { DEMANDES_PATH } from './demandes-path';

/** The need form (docs/screens.md): publishes a need or edits one (`item`), then shows the page anew. */
export function DemandeFormDialog({ open, onOpenChange, item: demande }: FormDialogProps<DemandeView>) {
  const words = useWords('demandes/formulaire');
  const categories = useWords('demandes/categorie');
  const today = deadlineToday(new Date());

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words(demande ? 'modifierTitre' : 'nouvelle')}
      size="large"
      draft={`demande.${demande?._id ?? 'nouveau'}`}
      schema={demandeFormSchema(today, demande)}
      to={demande ? { call: 'PUT /demandes/{id}', params: { id: demande._id } } : { call: 'POST /demandes' }}
      defaultValues={formValues(demande)}
      prepare={(values) => demandeBody(values, demande)}
      fallbackMessage={words(demande ? 'echecModification' : 'echecAjout')}
      submitLabel={words(demande ? 'enregistrer' : 'publier')}
      pendingLabel={words(demande ? 'enregistrement' : 'creation')}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(demande ? {} : { link: { href: `/demandes/${saved._id}`, label: words('voir') } }),
          title: words(demande ? 'modifie' : 'publie'),
        });
        // A new need is on the list's first page, whatever was searched before.
        const list = addressHere(DEMANDES_PATH);
        if (!demande && window.location.pathname === list) window.location.assign(list);
        else window.location.reload();
      }}
    >
      <TextField name="titre" label={words('titre')} required maxLength={120} autoComplete="off" />
      <TextareaField
        name="description"
        label={words('description')}
        required
        hint={words('descriptionAide')}
        maxLength={2000}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="categorie"
          label={words('categorie')}
          required
          options={CATEGORIES.map((value) => ({ value, label: categories(value) }))}
        />
        <PriceField name="budget" label={words('budget')} required placeholder="150" />
        <CityField name="lieuLivraison" label={words('lieu')} required placeholder={words('exempleLieu')} />
        <DateField name="dateLimite" label={words('dateLimite')} required min={today} />
      </div>
      <UrlField name="lienProduit" label={words('lien')} hint={words('facultatif')} maxLength={2000} />
      <ImageField
        name="imagePath"
        label={words('image')}
        required={!demande || demande.image !== null}
        type="demande"
        image={demande?.image}
      />
      <CheckboxField name="urgent" label={words('urgent')} />
    </DialogForm>
  );
}
