'use client';
import { useRouter } from 'next/navigation';
import { useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { detailsFormSchema, detailsValues } from './details-values';
import type { EditedDetails } from './edit-details';
import { ParticularFields } from './particular-fields';
import { ProfessionalFields } from './professional-fields';
import { NEVER_KEPT } from './registration-values';

/** Corrects what was told at the registration; saved, it is on the page at once. */
export function DetailsFormDialog({ open, onOpenChange, item }: FormDialogProps<EditedDetails>) {
  const words = useWords('users/detailsFenetre');
  const router = useRouter();
  if (!item) return null;
  const { me, title } = item;
  const values = detailsValues(me);
  const bank =
    'agencyDetails' in values
      ? values.agencyDetails
      : 'professionalDetails' in values && values.professionalDetails;
  return (
    <DialogForm
      {...{ open, onOpenChange, title }}
      size="large"
      draft={`details.${me.userType}`}
      draftWithout={[...NEVER_KEPT[me.userType], 'currentPassword']}
      schema={detailsFormSchema}
      to={{ call: 'PATCH /users/me/details' }}
      defaultValues={values}
      submitLabel={words('enregistrer')}
      pendingLabel={words('enCours')}
      fallbackMessage={words('echec')}
      successMessage={words('modifiees')}
      onSuccess={() => router.refresh()}
    >
      {me.userType === 'particular' && <ParticularFields />}
      {me.userType === 'professional' && <ProfessionalFields />}
      {me.userType === 'agency' && <AgencyPapers />}
      {bank && <BankProof name={`${me.userType}Details.bankInfo`} saved={bank.bankInfo} />}
      <p className="text-muted text-sm">
        {words(me.userType === 'particular' ? 'suiteParticulier' : 'suiteMetier')}
      </p>
    </DialogForm>
  );
}

function AgencyPapers() {
  const words = useWords('users/champs');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="agencyDetails.siret"
        label={words('siret')}
        hint={words('siretAide')}
        maxLength={40}
        required
      />
      <TextField name="agencyDetails.bankInfo" label={words('rib')} autoComplete="off" maxLength={100} />
    </div>
  );
}

/** Asked for only once another bank account is typed. */
function BankProof({ name, saved }: { name: string; saved: string }) {
  const words = useWords('users/detailsFenetre');
  const typed: unknown = useWatch({ name });
  if (typeof typed !== 'string' || typed.trim() === saved) return null;
  return (
    <PasswordField
      name="currentPassword"
      label={words('motDePasse')}
      hint={words('motDePasseAide')}
      required
    />
  );
}
