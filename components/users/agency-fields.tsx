import { useWords } from '#words';
import { CheckboxGroup } from '@/components/form/checkbox-group';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import { SERVICES } from '@/lib/users/rules/account';
import { DAYS } from '@/lib/users/rules/week';

/** The registration's third step for an agency. */
export function AgencyFields() {
  const words = useWords('users/champsAgence');
  const common = useWords('users/champs');
  const services = useWords('users/service');
  const days = useWords('users/jour');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="agencyDetails.companyName"
          label={words('entreprise')}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          name="agencyDetails.siret"
          label={common('siret')}
          hint={common('siretAide')}
          maxLength={40}
          required
        />
        <TextField
          name="agencyDetails.address"
          label={words('adresse')}
          hint={words('adresseAide')}
          autoComplete="street-address"
          maxLength={200}
          required
        />
        <TextField
          name="agencyDetails.storageCapacity"
          label={words('stockage')}
          placeholder={words('stockageExemple')}
          maxLength={60}
          required
        />
      </div>
      <CheckboxGroup
        name="agencyDetails.services"
        label={words('services')}
        options={SERVICES.map((value) => ({ value, label: services(value) }))}
      />
      <fieldset>
        <legend className="font-medium text-sm">{words('horaires')}</legend>
        <p className="mt-1 mb-3 text-muted text-sm">{words('horairesAide')}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {DAYS.map((day) => (
            <TextField
              key={day}
              name={`agencyDetails.openingHours.${day}`}
              label={days(day)}
              placeholder={words('horaireExemple')}
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
            name="agencyDetails.mainContact.name"
            label={words('contactNom')}
            autoComplete="off"
            maxLength={120}
            className="sm:col-span-2"
          />
          <PhoneField
            name="agencyDetails.mainContact.phone"
            label={words('contactTelephone')}
            autoComplete="off"
          />
          <EmailField
            name="agencyDetails.mainContact.email"
            label={words('contactEmail')}
            autoComplete="off"
          />
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="agencyDetails.insurance" label={common('assurance')} maxLength={200} />
        <TextField name="agencyDetails.bankInfo" label={common('rib')} autoComplete="off" maxLength={100} />
      </div>
    </>
  );
}
