'use client';
import { useWords } from '#words';
import { EditAction } from '@/components/form/edit-action';
import { ManageActions } from '@/components/form/manage-actions';
import type { ActionLook } from '@/components/ui/action-button';
import { PRODUITS_PATH } from './produits-path';
import { useProduitForm } from './use-produit-form';

/** The owner's three buttons: hide or show, edit, delete (docs/rules.md). `titleId` names the product's heading. */
export function OwnerActions({
  produit,
  titleId,
  look = 'icons',
}: {
  produit: { _id: string; isVisible: boolean };
  titleId: string;
  look?: ActionLook;
}) {
  const words = useWords('produits/gestion');
  const form = useProduitForm();
  const to = { call: 'GET /produits/{id}', params: { id: produit._id } } as const;
  return (
    <ManageActions
      isVisible={produit.isVisible}
      kind="produits"
      id={produit._id}
      page={`${PRODUITS_PATH}/${produit._id}`}
      list={PRODUITS_PATH}
      words={{
        question: words('question'),
        consequence: words('consequence'),
        hidden: words('masque'),
        shown: words('visible'),
        deleted: words('supprime'),
      }}
      edit={<EditAction {...{ to, form, titleId, look }} />}
      titleId={titleId}
      look={look}
    />
  );
}
