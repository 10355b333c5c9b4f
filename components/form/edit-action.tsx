'use client';
import type { ReactNode } from 'react';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';

/** « Modifier »: reads the thing as it is now, then opens its form; a page's copy may be old. */
export function EditAction<T>({
  action,
  form,
  titleId,
  look,
}: {
  action: string;
  form: { show: (read: () => Promise<T>) => Promise<void>; loading: boolean; dialog: ReactNode };
  titleId: string;
  look: ActionLook;
}) {
  async function read(): Promise<T> {
    const response = await fetch(action, { cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    return ((await response.json()) as { data: T }).data;
  }

  return (
    <>
      <ActionButton
        {...{ look, titleId }}
        icon="edit"
        label="Modifier"
        pending={form.loading}
        onClick={() => void form.show(read)}
      />
      {form.dialog}
    </>
  );
}
