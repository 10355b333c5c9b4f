'use client';
import { PublishButton } from '@/components/form/publish-button';
import { type FormDialogProps, useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import type { AlerteSearch } from './alerte-form-dialog';

const WORDS = {
  transport: 'un trajet qui convient est publié',
  demande: 'un besoin qui convient est publié',
  produit: 'un produit qui convient est publié',
} as const;

/** Below a list: has the search that made it kept, so that what comes later is told. */
export function KeepSearch({ search }: { search: AlerteSearch }) {
  const form = useFormDialog<never>(() =>
    withWords(FORM_WORDS, () =>
      import('./alerte-form-dialog').then(({ AlerteFormDialog }) => (props: FormDialogProps<never>) => (
        <AlerteFormDialog {...props} search={search} />
      )),
    ),
  );
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="min-w-0 max-w-[52ch] text-muted">
        Recevez une alerte dès qu’{WORDS[search.genre]}, ou une fois par jour.
      </p>
      <PublishButton
        form={form}
        opens="creer-une-alerte"
        variant="secondary"
        loginText="Vous devez être connecté pour créer une alerte."
      >
        Créer une alerte
      </PublishButton>
    </div>
  );
}
