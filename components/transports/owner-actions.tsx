'use client';
import { useWords } from '#words';
import { EditAction } from '@/components/form/edit-action';
import { ManageActions } from '@/components/form/manage-actions';
import type { ActionLook } from '@/components/ui/action-button';
import { useTransportForm } from './use-transport-form';

const LIST = '/transporteurs';

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
  const words = useWords('transports/gestion');
  const form = useTransportForm();
  const to = { call: 'GET /transports/{id}', params: { id: transport._id } } as const;
  return (
    <ManageActions
      isVisible={transport.isVisible}
      kind="transports"
      id={transport._id}
      page={`${LIST}/${transport._id}`}
      list={LIST}
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
