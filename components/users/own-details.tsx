import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import type { Words } from '@/components/words/words-of';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import type { Ecrans } from '@/lib/langues/ecrans';
import { formatSiret } from '@/lib/users/labels';
import type { MeView } from '@/lib/users/queries/view';
import { vehiculeOf } from '@/lib/users/rules/vehicules';
import { EditDetails } from './edit-details';

type Fact = [label: keyof Ecrans['users/details'], value: string | null | undefined];

function factsOf(
  me: MeView,
  words: Words<'users/details'>,
  usages: Words<'users/usage'>,
  vehicles: Words<'users/vehicule'>,
): Fact[] {
  if (me.particularDetails) {
    const { birthDate, address, type, idCard } = me.particularDetails;
    return [
      ['naissance', formatLongDate(`${birthDate}T12:00:00Z`, 'UTC', words.langue)],
      ['adresse', address],
      ['usage', type && usages(type)],
      ['piece', idCard],
    ];
  }
  if (me.professionalDetails) {
    const { licenseNumber, siret, vehicleType, capacity, experience, ...rest } = me.professionalDetails;
    const vehicle = vehiculeOf(vehicleType);
    return [
      ['licence', licenseNumber],
      ['siret', formatSiret(siret)],
      ['vehicule', vehicle ? vehicles(vehicle) : vehicleType],
      ['capacite', formatKg(capacity, words.langue)],
      ['experience', words('ans', { n: experience })],
      ['assurance', rest.insurance],
      ['zones', rest.coverage.join(', ')],
      ['documents', rest.vehicleDocs.join(', ')],
      ['rib', rest.bankInfo],
    ];
  }
  if (!me.agencyDetails) return [];
  const { siret, insurance, bankInfo } = me.agencyDetails;
  return [
    ['siret', formatSiret(siret)],
    ['assurance', insurance],
    ['rib', bankInfo],
  ];
}

/** What was told at the registration and is on no public page: to its owner, with the way to correct it. */
export function OwnDetails({ me }: { me: MeView }) {
  const words = useWords('users/details');
  const usages = useWords('users/usage');
  const vehicles = useWords('users/vehicule');
  const title = words(me.userType);
  return (
    <Card as="section" aria-labelledby="details" className="lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="details" className="text-xl">
          {title}
        </h2>
        <EditDetails
          me={me}
          title={title}
          label={words('modifier')}
          name={words('modifierQuoi', { quoi: title })}
        />
      </div>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {factsOf(me, words, usages, vehicles).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{words(label)}</dt>
            <dd dir="auto" className={value ? 'break-words font-semibold' : 'text-muted'}>
              {value || words('absent')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">{words('prive')}</p>
    </Card>
  );
}
