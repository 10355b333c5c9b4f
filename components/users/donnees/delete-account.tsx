'use client';
import { useWords } from '#words';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { withWords } from '@/components/words/with-words';
import type { Attente } from '@/lib/donnees/schema';

/** Données: the end of the account, or what is to be ended before. */
export function DeleteAccount({ attente }: { attente: Attente[] }) {
  const words = useWords('users/suppression');
  const form = useFormDialog(() =>
    withWords(() => import('./delete-dialog').then((module) => module.DeleteDialog)),
  );
  return (
    <section aria-labelledby="suppression" className="mt-6 border-line border-t pt-6">
      <h3 id="suppression" className="text-clay">
        {words('titre')}
      </h3>
      <p className="mt-1 text-muted text-sm">{words('texte')}</p>
      {attente.length > 0 ? (
        <Running attente={attente} />
      ) : (
        <Button
          variant="danger-quiet"
          size="small"
          icon="trash"
          className="mt-3"
          pending={form.loading}
          onClick={() => void form.show()}
        >
          {words('titre')}
        </Button>
      )}
      {form.dialog}
    </section>
  );
}

function Running({ attente }: { attente: Attente[] }) {
  const words = useWords('users/suppression');
  return (
    <div className="mt-3 rounded-control bg-saffron-tint p-4">
      <p className="font-medium">{words('avant')}</p>
      <ul className="mt-2 space-y-1">
        {attente.map(({ genre, trajet, lien }) => (
          <li key={`${genre} ${lien}`}>
            <Link
              href={lien}
              className="inline-flex min-h-6 items-center font-medium text-majorelle underline"
            >
              <bdi>{trajet ? words('surTrajet', { quoi: words(genre), trajet }) : words(genre)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
