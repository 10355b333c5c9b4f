'use client';
import { CityField } from '@/components/form/city-field';
import { DialogForm } from '@/components/form/dialog-form';
import { ImageField } from '@/components/form/image-field';
import { PriceField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { CATEGORIES } from '@/lib/demandes/schema';
import type { ProduitView } from '@/lib/produits/queries';
import { produitFormSchema } from '@/lib/produits/schema';
import { formValues, produitBody } from './produit-form-values';
import { PRODUITS_PATH } from './produits-path';

const OPTIONS = CATEGORIES.map((value) => ({ value, label: value }));

/** The product form: publishes a product or edits one (`item`), then shows the page anew. */
export function ProduitFormDialog({ open, onOpenChange, item: produit }: FormDialogProps<ProduitView>) {
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={produit ? 'Modifier le produit' : 'Nouveau produit'}
      size="large"
      draft={`produit.${produit?._id ?? 'nouveau'}`}
      schema={produitFormSchema}
      to={produit ? { call: 'PUT /produits/{id}', params: { id: produit._id } } : { call: 'POST /produits' }}
      defaultValues={formValues(produit)}
      prepare={(values) => produitBody(values, produit)}
      fallbackMessage={produit ? 'Erreur lors de la modification' : 'Erreur lors de l’ajout'}
      submitLabel={produit ? 'Enregistrer' : 'Publier le produit'}
      pendingLabel={produit ? 'Enregistrement...' : 'Création en cours...'}
      onSuccess={(saved) => {
        toastOnNextPage({
          ...(produit ? {} : { link: { href: `/produits/${saved._id}`, label: 'Voir mon produit' } }),
          title: produit ? 'Votre produit est modifié.' : 'Votre produit est publié.',
        });
        // A new product is on the list's first page.
        if (!produit && window.location.pathname === PRODUITS_PATH) window.location.assign(PRODUITS_PATH);
        else window.location.reload();
      }}
    >
      <TextField name="nom" label="Nom" required maxLength={120} autoComplete="off" />
      <TextareaField
        name="description"
        label="Description"
        hint="État, taille, couleur, ce qui est fourni avec."
        maxLength={2000}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="categorie" label="Catégorie" required options={OPTIONS} />
        <PriceField name="prix" label="Prix" required placeholder="45" />
        <CityField
          name="localisation"
          label="Localisation"
          required
          hint="La ville où se trouve le produit."
          placeholder="Lyon"
        />
      </div>
      <ImageField name="imagePath" label="Image" image={produit?.image} />
    </DialogForm>
  );
}
