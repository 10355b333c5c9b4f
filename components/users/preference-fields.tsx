'use client';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/form/radio-cards';
import { SelectField } from '@/components/form/select-field';
import type { Option } from '@/components/ui/select-box';
import { THEME_LABELS } from '@/lib/users/labels';
import { THEMES } from '@/lib/users/rules/preferences';

const CARDS = THEMES.map((value) => ({ value, title: THEME_LABELS[value] }));

/** Theme and time zone (docs/screens.md, Settings). `zones` are those that the site knows by name. */
export function PreferenceFields({ zones }: { zones: readonly Option[] }) {
  return (
    <div className="space-y-6">
      <RadioCards name="preferences.theme" label="Thème" cards={CARDS} columns={3} />
      <SelectField
        name="preferences.timezone"
        label="Fuseau horaire"
        hint="Pour l’heure de vos messages et de vos e-mails. Les dates d’un trajet restent à l’heure de chaque ville."
        options={useAllZones(zones)}
      />
    </div>
  );
}

/** The zones that have a name here, then every other that this browser knows; one that is chosen is always among them. */
function useAllZones(zones: readonly Option[]): readonly Option[] {
  const chosen: unknown = useWatch({ name: 'preferences.timezone' });
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => setOthers(Intl.supportedValuesOf('timeZone')), []);
  const known = new Set(zones.map(({ value }) => value));
  const more = new Set(
    [typeof chosen === 'string' ? chosen : '', ...others].filter((one) => !known.has(one)),
  );
  more.delete('');
  return [...zones, ...[...more].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))];
}
