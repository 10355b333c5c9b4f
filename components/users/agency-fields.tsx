import { CheckboxGroup } from '@/components/form/checkbox-group';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import { DAY_LABELS, SERVICE_LABELS } from '@/lib/users/labels';

const SERVICES = Object.entries(SERVICE_LABELS).map(([value, label]) => ({ value, label }));

/** The registration's third step for an agency. */
export function AgencyFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="agencyDetails.companyName"
          label="Nom de l’entreprise"
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          name="agencyDetails.siret"
          label="SIRET"
          hint="14 chiffres en France."
          maxLength={40}
          required
        />
        <TextField
          name="agencyDetails.address"
          label="Adresse"
          hint="Affichée dans l’annuaire : rue, code postal et ville."
          autoComplete="street-address"
          maxLength={200}
          required
        />
        <TextField
          name="agencyDetails.storageCapacity"
          label="Capacité de stockage"
          placeholder="400 m³"
          maxLength={60}
          required
        />
      </div>
      <CheckboxGroup name="agencyDetails.services" label="Services proposés" options={SERVICES} />
      <fieldset>
        <legend className="font-medium text-sm">Horaires d’ouverture (facultatif)</legend>
        <p className="mt-1 mb-3 text-muted text-sm">Un jour laissé vide est affiché « Fermé ».</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {Object.entries(DAY_LABELS).map(([day, label]) => (
            <TextField
              key={day}
              name={`agencyDetails.openingHours.${day}`}
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
            name="agencyDetails.mainContact.name"
            label="Nom du contact"
            autoComplete="off"
            maxLength={120}
            className="sm:col-span-2"
          />
          <PhoneField
            name="agencyDetails.mainContact.phone"
            label="Téléphone du contact"
            autoComplete="off"
          />
          <EmailField name="agencyDetails.mainContact.email" label="E-mail du contact" autoComplete="off" />
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="agencyDetails.insurance" label="Assurance (facultatif)" maxLength={200} />
        <TextField
          name="agencyDetails.bankInfo"
          label="RIB (facultatif)"
          autoComplete="off"
          maxLength={100}
        />
      </div>
    </>
  );
}
