'use client';
import { useWords } from '#words';
import { CityField } from '@/components/form/city-field';
import { DialogForm } from '@/components/form/dialog-form';
import { ImageField } from '@/components/form/image-field';
import { PriceField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { addressHere } from '@/components/words/browser';
import { CATEGORIES } from '@/lib/demandes/schema';
import type { ProduitView } from '@/lib/produits/queries';
import { produitFormSchema } from '@/lib/produits/schema';
import { formValues, produitBody } from './produit-form-values';
import { PRODUITS_PATH } from './produits-path';

/** The product form: publishes a product or edits one (`item`), then shows the page anew. */
export function ProduitFormDialog({ open, onOpenChange, item: produit }: FormDialogProps<ProduitView>) {
  const words = useWords('produits/formulaire');
  const categories = useWords('demandes/categorie');
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words(produit ? 'modifierTitre' : 'nouveau')}
      size="large"
      draft={`produit.${produit?._id ?? 'nouveau'}`}
      schema={produitFormSchema}
      to={produit ? { call: 'PUT /produits/{id}', params: { id: produit._id } } : { call: 'POST /produits' }}
      defaultValues={formValues(produit)}
      prepare={(values) => produitBody(values, produit)}
      fallbackMessage={words(produit ? 'echecModification' : 'echecAjout')}
      submitLabel={words(produit ? 'enregistrer' : 'publier')}
      pendingLabel={words(produit ? 'enregistrement' : 'creation')}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(produit ? {} : { link: { href: `/produits/${saved._id}`, label: words('voir') } }),
          title: words(produit ? 'modifie' : 'publie'),
        });
        // A new product is on the list's first page.
        const list = addressHere(PRODUITS_PATH);
        if (!produit && window.location.pathname === list) window.location.assign(list);
        else window.location.reload();
      }}
    >
      <TextField name="nom" label={words('nom')} required maxLength={120} autoComplete="off" />
      <TextareaField
        name="description"
        label={words('description')}
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
        <PriceField name="prix" label={words('prix')} required placeholder="45" />
        <CityField
          name="localisation"
          label={words('localisation')}
          required
          hint={words('localisationAide')}
          placeholder={words('exempleVille')}
        />
      </div>
      <ImageField name="imagePath" label={words('image')} image={produit?.image} />
    </DialogForm>
  );
}
