'use client';
import { useWords } from '#words';
import { EditAction } from '@/components/form/edit-action';
import { ManageActions } from '@/components/form/manage-actions';
import type { ActionLook } from '@/components/ui/action-button';
import { DEMANDES_PATH } from './demandes-path';
import { useDemandeForm } from './use-demande-form';

/** The owner's three buttons: hide or show, edit, delete (docs/rules.md). `titleId` names the need's heading. */
export function OwnerActions({
  demande,
  titleId,
  look = 'icons',
}: {
  demande: { _id: string; isVisible: boolean };
  titleId: string;
  look?: ActionLook;
}) {
  const words = useWords('demandes/gestion');
  const form = useDemandeForm();
  const to = { call: 'GET /demandes/{id}', params: { id: demande._id } } as const;
  return (
    <ManageActions
      isVisible={demande.isVisible}
      kind="demandes"
      id={demande._id}
      page={`${DEMANDES_PATH}/${demande._id}`}
      list={DEMANDES_PATH}
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
