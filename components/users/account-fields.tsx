import { SelectField } from '@/components/form/select-field';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import { COUNTRIES } from '@/lib/core/cities/countries';
import { DoorLink } from './door-link';
import { NewPasswordFields } from './new-password-fields';

const COUNTRY_OPTIONS = COUNTRIES.map(({ name }) => ({ value: name, label: name }));

/** What every profile type has in common. `taken`: the e-mail has an account, so the way to it is shown. */
export function AccountFields({ taken }: { taken: boolean }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="firstName" label="Prénom" autoComplete="given-name" maxLength={60} required />
      <TextField name="lastName" label="Nom" autoComplete="family-name" maxLength={60} required />
      <EmailField
        name="email"
        label="E-mail"
        required
        hint={taken && <DoorLink href="/login">Se connecter avec cette adresse</DoorLink>}
        className="sm:col-span-2"
      />
      <PhoneField
        name="phoneNumber"
        label="Téléphone"
        hint="Jamais affiché publiquement."
        placeholder="+33 6 12 34 56 78"
        required
      />
      <SelectField
        name="country"
        label="Pays de résidence"
        options={COUNTRY_OPTIONS}
        autoComplete="country-name"
        required
      />
      <NewPasswordFields name="password" label="Mot de passe" />
    </div>
  );
}
