'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useSubmit } from '@/components/form/use-submit';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import { announceChange } from '@/components/ui/changes';
import { toast } from '@/components/ui/toast';
import { toastOnNextPage } from '@/components/ui/toast-later';
import { DeleteTransport } from './delete-transport';
import { EditTransport } from './edit-transport';

const LIST = '/transporteurs';

type Managed = { _id: string; isVisible: boolean };

/** The owner's three buttons: hide or show, edit, delete (specification section 6). `titleId` names the trip's heading. */
export function OwnerActions({
  transport,
  titleId,
  look = 'icons',
}: {
  transport: Managed;
  titleId: string;
  look?: ActionLook;
}) {
  const router = useRouter();
  const path = usePathname();
  const { submit, pending } = useSubmit();
  const { _id, isVisible } = transport;

  /** A hidden or deleted trip's own page is gone; lists and islands read themselves again. */
  function finish(title: string) {
    if (path === `${LIST}/${_id}`) {
      toastOnNextPage({ title });
      window.location.assign(LIST);
      return;
    }
    toast({ title });
    // The buttons leave with the trip: the keyboard goes on from the content.
    document.getElementById('contenu')?.focus({ preventScroll: true });
    announceChange();
    router.refresh();
  }

  async function toggle() {
    const answer = await submit({
      action: `/api/transports/${_id}`,
      method: 'PUT',
      body: { isVisible: !isVisible },
    });
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    finish(isVisible ? 'Trajet masqué du public.' : 'Trajet visible par tous.');
  }

  return (
    <div className={look === 'icons' ? 'flex' : 'flex flex-wrap gap-2'}>
      <ActionButton
        {...{ look, titleId, pending }}
        icon={isVisible ? 'eye-off' : 'eye'}
        label={isVisible ? 'Masquer du public' : 'Rendre visible'}
        onClick={() => void toggle()}
      />
      <EditTransport {...{ look, titleId }} id={_id} />
      <DeleteTransport {...{ look, titleId }} id={_id} onDone={() => finish('Trajet supprimé.')} />
    </div>
  );
}
