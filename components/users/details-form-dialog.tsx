'use client';
import { useRouter } from 'next/navigation';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '@/components/form/dialog-form';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { detailsFormSchema, detailsValues } from './details-values';
import type { EditedDetails } from './edit-details';
import { ParticularFields } from './particular-fields';
import { ProfessionalFields } from './professional-fields';

/** Corrects what was told at the registration; saved, it is on the page at once. */
export function DetailsFormDialog({ open, onOpenChange, item }: FormDialogProps<EditedDetails>) {
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
      schema={detailsFormSchema}
      to={{ call: 'PATCH /users/me/details' }}
      defaultValues={values}
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement..."
      fallbackMessage="Erreur lors de la modification"
      successMessage="Vos informations sont modifiées."
      onSuccess={() => router.refresh()}
    >
      {me.userType === 'particular' && <ParticularFields />}
      {me.userType === 'professional' && <ProfessionalFields />}
      {me.userType === 'agency' && <AgencyPapers />}
      {bank && <BankProof name={`${me.userType}Details.bankInfo`} saved={bank.bankInfo} />}
      <p className="text-muted text-sm">
        {me.userType === 'particular'
          ? 'Changer la date de naissance ou la pièce d’identité retire'
          : 'Changer un numéro ou l’assurance retire'}{' '}
        ce qui en a été vérifié, jusqu’à une nouvelle vérification.
      </p>
    </DialogForm>
  );
}

function AgencyPapers() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="agencyDetails.siret"
        label="SIRET"
        hint="14 chiffres en France."
        maxLength={40}
        required
      />
      <TextField name="agencyDetails.bankInfo" label="RIB (facultatif)" autoComplete="off" maxLength={100} />
    </div>
  );
}

/** Asked for only once another bank account is typed. */
function BankProof({ name, saved }: { name: string; saved: string }) {
  const typed: unknown = useWatch({ name });
  if (typeof typed !== 'string' || typed.trim() === saved) return null;
  return (
    <PasswordField
      name="currentPassword"
      label="Mot de passe actuel"
      hint="Pour confirmer que c’est bien vous qui changez de RIB."
      required
    />
  );
}
