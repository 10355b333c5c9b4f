'use client';
import { useWords } from '#words';
import { CheckboxGroup } from '@/components/form/checkbox-group';
import { CityField } from '@/components/form/city-field';
import { DialogForm } from '@/components/form/dialog-form';
import { ImagesField } from '@/components/form/images-field';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { SERVICES } from '@/lib/users/rules/account';
import { DAYS } from '@/lib/users/rules/week';
import { MAX_AGENCY_PHOTOS, updateAgencySchema } from '@/lib/users/schema/agencies';
import { agencyValues, type OwnAgency } from './agency-form-values';
import { useAddressMove } from './use-address-move';

const NEVER_KEPT = ['insurance'];

/** An agency's own details and photos; what is saved is on its page at once. */
export function AgencyFormDialog({ open, onOpenChange, item: agency }: FormDialogProps<OwnAgency>) {
  const words = useWords('agences/fiche');
  const services = useWords('users/service');
  const days = useWords('users/jour');
  const { ask, question } = useAddressMove(agency);
  if (!agency) return null;

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words('titre')}
      size="large"
      draft="agence"
      draftWithout={NEVER_KEPT}
      schema={updateAgencySchema}
      to={{ call: 'PUT /users/me/agency' }}
      defaultValues={agencyValues(agency)}
      prepare={ask}
      fallbackMessage={words('echec')}
      submitLabel={words('enregistrer')}
      pendingLabel={words('enregistrement')}
      leaves
      onSuccess={() => {
        toastOnNextPage({ title: words('modifiee') });
        window.location.reload();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="companyName"
          label={words('entreprise')}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          name="storageCapacity"
          label={words('stockage')}
          placeholder={words('exempleStockage')}
          maxLength={60}
          required
        />
        <TextField
          name="address"
          label={words('adresse')}
          hint={words('adresseAide')}
          autoComplete="street-address"
          maxLength={200}
          required
        />
        <CityField
          name="ville"
          label={words('ville')}
          hint={words('villeAide')}
          placeholder={words('exempleVille')}
        />
      </div>
      <CheckboxGroup
        name="services"
        label={words('services')}
        options={SERVICES.map((value) => ({ value, label: services(value) }))}
      />
      <ImagesField
        name="agencyPhotos"
        label={words('photos')}
        hint={words('photosAide')}
        max={MAX_AGENCY_PHOTOS}
        images={agency.photos}
      />
      <fieldset>
        <legend className="font-medium text-sm">{words('horaires')}</legend>
        <p className="mt-1 mb-3 text-muted text-sm">{words('horairesAide')}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {DAYS.map((day) => (
            <TextField
              key={day}
              name={`openingHours.${day}`}
              label={days(day)}
              placeholder="9h-18h"
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-medium text-sm">{words('contact')}</legend>
        <p className="mt-1 mb-3 text-muted text-sm">{words('contactAide')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="mainContact.name"
            label={words('contactNom')}
            autoComplete="off"
            maxLength={120}
            className="sm:col-span-2"
          />
          <PhoneField name="mainContact.phone" label={words('contactTelephone')} autoComplete="off" />
          <EmailField name="mainContact.email" label={words('contactEmail')} autoComplete="off" />
        </div>
      </fieldset>
      <TextField name="insurance" label={words('assurance')} hint={words('assuranceAide')} maxLength={200} />
      {question}
    </DialogForm>
  );
}
