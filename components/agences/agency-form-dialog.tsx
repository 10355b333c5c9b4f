'use client';
import { CheckboxGroup } from '@/components/form/checkbox-group';
import { CityField } from '@/components/form/city-field';
import { DialogForm } from '@/components/form/dialog-form';
import { ImagesField } from '@/components/form/images-field';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { DAY_LABELS, SERVICE_LABELS } from '@/lib/users/labels';
import { SERVICES } from '@/lib/users/rules/account';
import { MAX_AGENCY_PHOTOS, updateAgencySchema } from '@/lib/users/schema/agencies';
import { agencyValues, type OwnAgency } from './agency-form-values';
import { useAddressMove } from './use-address-move';

const OPTIONS = SERVICES.map((value) => ({ value, label: SERVICE_LABELS[value] }));
const DAYS = Object.entries(DAY_LABELS);

/** An agency's own details and photos; what is saved is on its page at once. */
export function AgencyFormDialog({ open, onOpenChange, item: agency }: FormDialogProps<OwnAgency>) {
  const { ask, question } = useAddressMove(agency);
  if (!agency) return null;

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title="Modifier ma fiche"
      size="large"
      draft="agence"
      schema={updateAgencySchema}
      to={{ call: 'PUT /users/me/agency' }}
      defaultValues={agencyValues(agency)}
      prepare={ask}
      fallbackMessage="Erreur lors de la modification"
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement..."
      leaves
      onSuccess={() => {
        toastOnNextPage({ title: 'Votre fiche est modifiée.' });
        window.location.reload();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="companyName"
          label="Nom de l’entreprise"
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          name="storageCapacity"
          label="Capacité de stockage"
          placeholder="400 m³"
          maxLength={60}
          required
        />
        <TextField
          name="address"
          label="Adresse"
          hint="Rue, code postal et ville."
          autoComplete="street-address"
          maxLength={200}
          required
        />
        <CityField
          name="ville"
          label="Ville"
          hint={'Celle de l’annuaire\u202f; vos horaires suivent son heure.'}
          placeholder="Casablanca"
        />
      </div>
      <CheckboxGroup name="services" label="Services proposés" options={OPTIONS} />
      <ImagesField
        name="agencyPhotos"
        label="Photos"
        hint="La première est la plus grande."
        max={MAX_AGENCY_PHOTOS}
        images={agency.photos}
      />
      <fieldset>
        <legend className="font-medium text-sm">Horaires d’ouverture</legend>
        <p className="mt-1 mb-3 text-muted text-sm">
          Par exemple 9h-18h, 9h30-12h, 14h-18h ou 24h/24. Un jour laissé vide est affiché «{'\u00a0'}Fermé
          {'\u00a0'}».
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {DAYS.map(([day, label]) => (
            <TextField
              key={day}
              name={`openingHours.${day}`}
              label={label}
              placeholder="9h-18h"
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-medium text-sm">Contact principal (facultatif)</legend>
        <p className="mt-1 mb-3 text-muted text-sm">Publié avec votre agence.</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="mainContact.name"
            label="Nom du contact"
            autoComplete="off"
            maxLength={120}
            className="sm:col-span-2"
          />
          <PhoneField name="mainContact.phone" label="Téléphone du contact" autoComplete="off" />
          <EmailField name="mainContact.email" label="E-mail du contact" autoComplete="off" />
        </div>
      </fieldset>
      <TextField
        name="insurance"
        label="Assurance (facultatif)"
        hint="Elle n’est pas publiée."
        maxLength={200}
      />
      {question}
    </DialogForm>
  );
}
