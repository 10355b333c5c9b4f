'use client';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import type { OwnAgency } from './agency-form-values';

/** « Modifier ma fiche »: reads the agency as it is now, then opens its form; the page's copy may be old. */
export function EditAgency() {
  const words = useWords('agences/proprietaire');
  const form = useFormDialog<OwnAgency>(() =>
    withWords(() => import('./agency-form-dialog').then((module) => module.AgencyFormDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        icon="edit"
        full
        pending={form.loading}
        onClick={() => void form.show(readOwn)}
      >
        {words('modifier')}
      </Button>
      {form.dialog}
    </>
  );
}

async function readOwn(): Promise<OwnAgency> {
  const answer = await call('GET /users/me');
  if (!answer.ok || !answer.data.agencyDetails) throw new Error('The agency cannot be read.');
  return answer.data.agencyDetails;
}
