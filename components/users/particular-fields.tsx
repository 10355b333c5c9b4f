import { useWords } from '#words';
import { DateField } from '@/components/form/date-field';
import { RadioCards } from '@/components/form/radio-cards';
import { TextField } from '@/components/form/text-field';
import { MINIMUM_AGE, USAGES } from '@/lib/users/rules/account';

/** Who was born on this day may register today. */
function latestBirthDate(): string {
  const now = new Date();
  return `${now.getFullYear() - MINIMUM_AGE}${now.toISOString().slice(4, 10)}`;
}

/** The registration's third step for a private person. */
export function ParticularFields() {
  const words = useWords('users/champs');
  const usages = useWords('users/usage');
  return (
    <>
      <RadioCards
        name="particularDetails.type"
        label={words('usage')}
        cards={USAGES.map((value) => ({ value, title: usages(value) }))}
      />
      <DateField
        name="particularDetails.birthDate"
        label={words('naissance')}
        autoComplete="bday"
        min="1906-01-01"
        max={latestBirthDate()}
        required
      />
      <TextField
        name="particularDetails.address"
        label={words('adresse')}
        hint={words('adresseAide')}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <TextField name="particularDetails.idCard" label={words('piece')} autoComplete="off" maxLength={100} />
    </>
  );
}
