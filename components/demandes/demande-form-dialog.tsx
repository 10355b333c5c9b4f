'use client';
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
import { NNBSP } from '@/lib/core/text/text';
import type { DemandeView } from '@/lib/demandes/queries';
import { deadlineToday } from '@/lib/demandes/rules';
import { CATEGORIES, demandeFormSchema } from '@/lib/demandes/schema';
import { demandeBody, formValues } from './demande-form-values';
import { DEMANDES_PATH } from './demandes-path';

const OPTIONS = CATEGORIES.map((value) => ({ value, label: value }));

/** The need form (docs/screens.md): publishes a need or edits one (`item`), then shows the page anew. */
export function DemandeFormDialog({ open, onOpenChange, item: demande }: FormDialogProps<DemandeView>) {
  const today = deadlineToday(new Date());

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={demande ? 'Modifier la demande' : 'Nouvelle demande'}
      size="large"
      draft={`demande.${demande?._id ?? 'nouveau'}`}
      schema={demandeFormSchema(today, demande)}
      to={demande ? { call: 'PUT /demandes/{id}', params: { id: demande._id } } : { call: 'POST /demandes' }}
      defaultValues={formValues(demande)}
      prepare={(values) => demandeBody(values, demande)}
      fallbackMessage={demande ? 'Erreur lors de la modification' : 'Erreur lors de l’ajout'}
      submitLabel={demande ? 'Enregistrer' : 'Publier la demande'}
      pendingLabel={demande ? 'Enregistrement...' : 'Création en cours...'}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(demande ? {} : { link: { href: `/demandes/${saved._id}`, label: 'Voir mon besoin' } }),
          title: demande ? 'Votre besoin est modifié.' : 'Votre besoin est publié.',
        });
        // A new need is on the list's first page, whatever was searched before.
        if (!demande && window.location.pathname === DEMANDES_PATH) window.location.assign(DEMANDES_PATH);
        else window.location.reload();
      }}
    >
      <TextField name="titre" label="Titre" required maxLength={120} autoComplete="off" />
      <TextareaField
        name="description"
        label="Description"
        required
        hint={`Modèle, taille, couleur, quantité${NNBSP}: ce qu’il faut savoir pour vous aider.`}
        maxLength={2000}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="categorie" label="Catégorie" required options={OPTIONS} />
        <PriceField name="budget" label="Budget" required placeholder="150" />
        <CityField name="lieuLivraison" label="Lieu de livraison" required placeholder="Casablanca" />
        <DateField name="dateLimite" label="Date limite" required min={today} />
      </div>
      <UrlField name="lienProduit" label="Lien du produit" hint="Facultatif." maxLength={2000} />
      <ImageField
        name="imagePath"
        label="Image"
        required={!demande || demande.image !== null}
        type="demande"
        image={demande?.image}
      />
      <CheckboxField name="urgent" label="C’est urgent" />
    </DialogForm>
  );
}
