'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import type { OwnAgency } from './agency-form-values';

/** « Modifier ma fiche »: reads the agency as it is now, then opens its form; the page's copy may be old. */
export function EditAgency() {
  const form = useFormDialog<OwnAgency>(() =>
    import('./agency-form-dialog').then((module) => module.AgencyFormDialog),
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
        Modifier ma fiche
      </Button>
      {form.dialog}
    </>
  );
}

async function readOwn(): Promise<OwnAgency> {
  const response = await fetch('/api/users/me', { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  const { data } = (await response.json()) as { data: { agencyDetails: OwnAgency } };
  return data.agencyDetails;
}
