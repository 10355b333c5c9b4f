import { Card } from '@/components/ui/card';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { formatSiret, USAGE_LABELS } from '@/lib/users/labels';
import type { MeView } from '@/lib/users/queries/view';
import { EditDetails } from './edit-details';

type Fact = [label: string, value: string | null | undefined];

const TITLES = {
  particular: 'Identité et adresse',
  professional: 'Activité de chauffeur',
  agency: 'Papiers de l’agence',
};

function factsOf(me: MeView): Fact[] {
  if (me.particularDetails) {
    const { birthDate, address, type, idCard } = me.particularDetails;
    return [
      ['Date de naissance', formatLongDate(`${birthDate}T12:00:00Z`, 'UTC')],
      ['Adresse', address],
      ['Usage', type && USAGE_LABELS[type]],
      ['Pièce d’identité', idCard],
    ];
  }
  if (me.professionalDetails) {
    const { licenseNumber, siret, vehicleType, capacity, experience, ...rest } = me.professionalDetails;
    return [
      ['Numéro de licence', licenseNumber],
      ['SIRET', formatSiret(siret)],
      ['Type de véhicule', vehicleType],
      ['Capacité de chargement', formatKg(capacity)],
      ['Expérience', experience > 1 ? `${experience} ans` : `${experience} an`],
      ['Assurance', rest.insurance],
      ['Zones desservies', rest.coverage.join(', ')],
      ['Documents du véhicule', rest.vehicleDocs.join(', ')],
      ['RIB', rest.bankInfo],
    ];
  }
  if (!me.agencyDetails) return [];
  const { siret, insurance, bankInfo } = me.agencyDetails;
  return [
    ['SIRET', formatSiret(siret)],
    ['Assurance', insurance],
    ['RIB', bankInfo],
  ];
}

/** What was told at the registration and is on no public page: to its owner, with the way to correct it. */
export function OwnDetails({ me }: { me: MeView }) {
  return (
    <Card as="section" aria-labelledby="details" className="lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="details" className="text-xl">
          {TITLES[me.userType]}
        </h2>
        <EditDetails me={me} title={TITLES[me.userType]} />
      </div>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {factsOf(me).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{label}</dt>
            <dd dir="auto" className={value ? 'break-words font-semibold' : 'text-muted'}>
              {value || 'Non renseigné'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">
        Vous seul les voyez{'\u202f'}: ni votre profil public ni vos annonces ne les montrent.
      </p>
    </Card>
  );
}
