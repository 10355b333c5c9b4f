import { useWords } from '#words';
import { NumberField, WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { VEHICULES } from '@/lib/users/rules/vehicules';

/** The registration's third step for a professional driver. */
export function ProfessionalFields() {
  const words = useWords('users/champs');
  const vehicles = useWords('users/vehicule');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="professionalDetails.licenseNumber" label={words('licence')} maxLength={60} required />
      <TextField
        name="professionalDetails.siret"
        label={words('siret')}
        hint={words('siretAide')}
        maxLength={40}
        required
      />
      <SelectField
        name="professionalDetails.vehicleType"
        label={words('vehicule')}
        options={VEHICULES.map(([key, value]) => ({ value, label: vehicles(key) }))}
        placeholder={words('choisir')}
        required
      />
      <WeightField name="professionalDetails.capacity" label={words('capacite')} required />
      <NumberField
        name="professionalDetails.experience"
        label={words('experience')}
        unit={words('ans')}
        integer
        required
      />
      <TextField name="professionalDetails.insurance" label={words('assurance')} maxLength={200} />
      <TextField
        name="professionalDetails.coverage"
        label={words('zones')}
        hint={words('zonesAide')}
        className="sm:col-span-2"
      />
      <TextField
        name="professionalDetails.vehicleDocs"
        label={words('documents')}
        hint={words('documentsAide')}
        className="sm:col-span-2"
      />
      <TextField
        name="professionalDetails.bankInfo"
        label={words('rib')}
        autoComplete="off"
        maxLength={100}
        className="sm:col-span-2"
      />
    </div>
  );
}
