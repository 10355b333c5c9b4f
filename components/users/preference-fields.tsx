'use client';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { RadioCards } from '@/components/form/radio-cards';
import { SelectField } from '@/components/form/select-field';
import type { Option } from '@/components/ui/select-box';
import { type Langue, NAMES } from '@/lib/langues/langue.mjs';
import { THEMES } from '@/lib/users/rules/preferences';

/** Language, theme and time zone (docs/screens.md, Settings). `zones` are those that the site knows by name, `langues` what it offers. */
export function PreferenceFields({
  zones,
  langues,
}: {
  zones: readonly Option[];
  langues: readonly Langue[];
}) {
  const words = useWords('users/parametres');
  const themes = useWords('users/theme');
  return (
    <div className="space-y-6">
      {langues.length > 1 && (
        <SelectField
          name="preferences.language"
          label={words('langue')}
          hint={words('langueAide')}
          options={langues.map((value) => ({ value, label: NAMES[value] }))}
        />
      )}
      <RadioCards
        name="preferences.theme"
        label={words('theme')}
        cards={THEMES.map((value) => ({ value, title: themes(value) }))}
        columns={3}
      />
      <SelectField
        name="preferences.timezone"
        label={words('fuseau')}
        hint={words('fuseauAide')}
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
