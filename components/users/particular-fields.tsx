import { DateField } from '@/components/form/date-field';
import { RadioCards } from '@/components/form/radio-cards';
import { TextField } from '@/components/form/text-field';
import { USAGE_LABELS } from '@/lib/users/labels';
import { MINIMUM_AGE } from '@/lib/users/rules/account';

const USAGES = Object.entries(USAGE_LABELS).map(([value, title]) => ({ value, title }));

/** Who was born on this day may register today. */
function latestBirthDate(): string {
  const now = new Date();
  return `${now.getFullYear() - MINIMUM_AGE}${now.toISOString().slice(4, 10)}`;
}

/** The registration's third step for a private person. */
export function ParticularFields() {
  return (
    <>
      <RadioCards
        name="particularDetails.type"
        label="Que souhaitez-vous faire ? (facultatif)"
        cards={USAGES}
      />
      <DateField
        name="particularDetails.birthDate"
        label="Date de naissance"
        autoComplete="bday"
        min="1906-01-01"
        max={latestBirthDate()}
        required
      />
      <TextField
        name="particularDetails.address"
        label="Adresse"
        hint="Jamais affichée publiquement."
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <TextField
        name="particularDetails.idCard"
        label="Numéro de pièce d’identité (facultatif)"
        autoComplete="off"
        maxLength={100}
      />
    </>
  );
}
