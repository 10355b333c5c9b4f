'use client';
import type { ReactNode } from 'react';
import { useWords } from '#words';
import { send } from '@/components/api/call';
import type { DataOf, ReadName, To } from '@/components/api/contract';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';

/** « Modifier »: reads the thing as it is now, then opens its form; a page's copy may be old. */
export function EditAction<N extends ReadName>({
  to,
  form,
  titleId,
  look,
}: {
  to: To<N>;
  form: { show: (read: () => Promise<DataOf<N>>) => Promise<void>; loading: boolean; dialog: ReactNode };
  titleId: string;
  look: ActionLook;
}) {
  const words = useWords('owned/actions');

  async function read(): Promise<DataOf<N>> {
    const answer = await send<N>(to.call, to);
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.data;
  }

  return (
    <>
      <ActionButton
        {...{ look, titleId }}
        icon="edit"
        label={words('modifier')}
        pending={form.loading}
        onClick={() => void form.show(read)}
      />
      {form.dialog}
    </>
  );
}
