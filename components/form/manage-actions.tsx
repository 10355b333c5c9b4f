'use client';
import type { ReactNode } from 'react';
import { useWords } from '#words';
import { useRefresh } from '@/components/owned/use-refresh';
import { toastOnNextPage } from '@/components/page/toast-later';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import { toast } from '@/components/ui/toast';
import { addressHere } from '@/components/words/browser';
import { usePath } from '@/components/words/path';
import { DeleteAction } from './delete-action';
import { useSubmit } from './use-submit';

/** Where `{ isVisible }` is put. */
const SHOW = {
  demandes: 'PUT /demandes/{id}/visibility',
  produits: 'PUT /produits/{id}',
  transports: 'PUT /transports/{id}',
} as const;

export type ManageWords = {
  /** The product's question, and what follows from a yes. */
  question: string;
  consequence: string;
  hidden: string;
  shown: string;
  deleted: string;
};

/** An owner's three buttons for one thing: hide or show, edit, delete. `titleId` names the thing's heading. */
export function ManageActions({
  isVisible,
  kind,
  id,
  page,
  list,
  words,
  edit,
  titleId,
  look,
}: {
  isVisible: boolean;
  kind: keyof typeof SHOW;
  id: string;
  /** The thing's own page, and the list to go to when that page is gone. */
  page: string;
  list: string;
  words: ManageWords;
  /** The button that opens the form. */
  edit: ReactNode;
  titleId: string;
  look: ActionLook;
}) {
  const buttons = useWords('owned/actions');
  const refresh = useRefresh();
  const path = usePath();
  const { submit, pending } = useSubmit();

  /** The own page of what is hidden or deleted is gone, of what is shown again there; lists and islands read themselves again. */
  function finish(title: string, next = list) {
    if (path === page) {
      toastOnNextPage({ title });
      window.location.assign(addressHere(next));
      return;
    }
    toast({ title });
    // The buttons leave with the thing: the keyboard goes on from the content.
    document.getElementById('contenu')?.focus({ preventScroll: true });
    refresh();
  }

  async function toggle(): Promise<boolean> {
    const body = { isVisible: !isVisible };
    const answer = await submit(SHOW[kind], { params: { id }, body });
    if (answer?.ok && isVisible) finish(words.hidden);
    else if (answer?.ok) finish(words.shown, page);
    else if (answer) toast({ title: answer.failure.message, tone: 'error' });
    return answer?.ok ?? false;
  }

  return (
    <div className={look === 'icons' ? '-my-0.5 flex' : 'flex flex-wrap gap-2'}>
      <ActionButton
        {...{ look, titleId, pending }}
        icon={isVisible ? 'eye-off' : 'eye'}
        label={buttons(isVisible ? 'masquer' : 'montrer')}
        onClick={() => void toggle()}
      />
      {edit}
      <DeleteAction
        {...{ words, titleId, look }}
        to={{ call: `DELETE /${kind}/{id}`, params: { id } }}
        onDone={() => finish(words.deleted)}
        hide={isVisible ? { label: buttons('masquer'), pending, run: toggle } : undefined}
      />
    </div>
  );
}
