import { RadioCards } from '@/components/form/radio-cards';
import { DateField, TextField } from '@/components/form/text-field';
import { USAGE_LABELS } from '@/lib/users/labels';

const USAGES = Object.entries(USAGE_LABELS).map(([value, title]) => ({ value, title }));

/** The registration's third step for a private person. */
export function ParticularFields() {
  return (
    <>
      <RadioCards
        name="particularDetails.type"
        label="Que souhaitez-vous faire ? (facultatif)"
        cards={USAGES}
      />
      <DateField name="particularDetails.birthDate" label="Date de naissance" autoComplete="bday" required />
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
