'use client';
import { useWords } from '#words';
import { PublishButton } from '@/components/form/publish-button';
import { type FormDialogProps, useFormDialog } from '@/components/form/use-form-dialog';
import { withWords } from '@/components/words/with-words';
import type { AlerteSearch } from './alerte-form-dialog';

/** The box of `KeepSearch`. */
export function KeepSearchBox({ search }: { search: AlerteSearch }) {
  const words = useWords('alertes/garder');
  const form = useFormDialog<never>(() =>
    withWords(() =>
      import('./alerte-form-dialog').then(({ AlerteFormDialog }) => (props: FormDialogProps<never>) => (
        <AlerteFormDialog {...props} search={search} />
      )),
    ),
  );
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="min-w-0 max-w-[52ch] text-muted">{words(search.genre)}</p>
      <PublishButton form={form} opens="creer-une-alerte" variant="secondary" loginText={words('connexion')}>
        {words('creer')}
      </PublishButton>
    </div>
  );
}
