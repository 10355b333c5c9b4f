import { NumberField, WeightField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';

const VEHICLES = ['Voiture', 'Fourgonnette', 'Fourgon', 'Camion', 'Poids lourd', 'Autocar', 'Autre'];
const VEHICLE_OPTIONS = VEHICLES.map((name) => ({ value: name, label: name }));

/** The registration's third step for a professional driver. */
export function ProfessionalFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="professionalDetails.licenseNumber" label="Numéro de licence" maxLength={60} required />
      <TextField
        name="professionalDetails.siret"
        label="SIRET"
        hint="14 chiffres en France."
        maxLength={40}
        required
      />
      <SelectField
        name="professionalDetails.vehicleType"
        label="Type de véhicule"
        options={VEHICLE_OPTIONS}
        placeholder="Choisir"
        required
      />
      <WeightField name="professionalDetails.capacity" label="Capacité de chargement" required />
      <NumberField
        name="professionalDetails.experience"
        label="Années d’expérience"
        unit="ans"
        integer
        required
      />
      <TextField name="professionalDetails.insurance" label="Assurance (facultatif)" maxLength={200} />
      <TextField
        name="professionalDetails.coverage"
        label="Zones desservies (facultatif)"
        hint="Séparées par des virgules : France, Espagne, Maroc."
        className="sm:col-span-2"
      />
      <TextField
        name="professionalDetails.vehicleDocs"
        label="Documents du véhicule (facultatif)"
        hint="Leurs numéros, séparés par des virgules : carte grise, contrôle technique."
        className="sm:col-span-2"
      />
      <TextField
        name="professionalDetails.bankInfo"
        label="RIB (facultatif)"
        autoComplete="off"
        maxLength={100}
        className="sm:col-span-2"
      />
    </div>
  );
}
