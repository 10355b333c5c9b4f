'use client';
import { EditAction } from '@/components/form/edit-action';
import { ManageActions, type ManageWords } from '@/components/form/manage-actions';
import type { ActionLook } from '@/components/ui/action-button';
import { useTransportForm } from './use-transport-form';

const LIST = '/transporteurs';

const WORDS: ManageWords = {
  question: 'Voulez-vous vraiment supprimer ce transporteur\u202f?',
  consequence: 'Le trajet disparaît du site pour tout le monde. C’est définitif.',
  hidden: 'Trajet masqué du public.',
  shown: 'Trajet visible par tous.',
  deleted: 'Trajet supprimé.',
};

/** The owner's three buttons: hide or show, edit, delete (docs/rules.md). `titleId` names the trip's heading. */
export function OwnerActions({
  transport,
  titleId,
  look = 'icons',
}: {
  transport: { _id: string; isVisible: boolean };
  titleId: string;
  look?: ActionLook;
}) {
  const form = useTransportForm();
  const to = { call: 'GET /transports/{id}', params: { id: transport._id } } as const;
  return (
    <ManageActions
      isVisible={transport.isVisible}
      kind="transports"
      id={transport._id}
      page={`${LIST}/${transport._id}`}
      list={LIST}
      words={WORDS}
      edit={<EditAction {...{ to, form, titleId, look }} />}
      titleId={titleId}
      look={look}
    />
  );
}
