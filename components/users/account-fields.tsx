import { useWords } from '#words';
import { SelectField } from '@/components/form/select-field';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import { countriesIn } from '@/lib/core/cities/countries';
import { DoorLink } from './door-link';
import { NewPasswordFields } from './new-password-fields';

/** What every profile type has in common. `taken`: the e-mail has an account, so the way to it is shown. */
export function AccountFields({ taken }: { taken: boolean }) {
  const words = useWords('users/inscription');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="firstName" label={words('prenom')} autoComplete="given-name" maxLength={60} required />
      <TextField name="lastName" label={words('nom')} autoComplete="family-name" maxLength={60} required />
      <EmailField
        name="email"
        label={words('email')}
        required
        hint={taken && <DoorLink href="/login">{words('emailPris')}</DoorLink>}
        className="sm:col-span-2"
      />
      <PhoneField
        name="phoneNumber"
        label={words('telephone')}
        hint={words('telephoneAide')}
        placeholder="+33 6 12 34 56 78"
        required
      />
      <SelectField
        name="country"
        label={words('pays')}
        options={countriesIn(words.langue).map(({ kept, name }) => ({ value: kept, label: name }))}
        autoComplete="country-name"
        required
      />
      <NewPasswordFields name="password" label={words('motDePasse')} />
    </div>
  );
}
