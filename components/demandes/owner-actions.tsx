'use client';
import { EditAction } from '@/components/form/edit-action';
import { ManageActions, type ManageWords } from '@/components/form/manage-actions';
import type { ActionLook } from '@/components/ui/action-button';
import { DEMANDES_PATH } from './demandes-path';
import { useDemandeForm } from './use-demande-form';

const WORDS: ManageWords = {
  question: 'Voulez-vous vraiment supprimer ce demande\u202f?',
  consequence: 'Votre besoin disparaît du site pour tout le monde. C’est définitif.',
  hidden: 'Besoin masqué du public.',
  shown: 'Besoin visible par tous.',
  deleted: 'Besoin supprimé.',
};

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
  const form = useDemandeForm();
  const to = { call: 'GET /demandes/{id}', params: { id: demande._id } } as const;
  return (
    <ManageActions
      isVisible={demande.isVisible}
      kind="demandes"
      id={demande._id}
      page={`${DEMANDES_PATH}/${demande._id}`}
      list={DEMANDES_PATH}
      words={WORDS}
      edit={<EditAction {...{ to, form, titleId, look }} />}
      titleId={titleId}
      look={look}
    />
  );
}
