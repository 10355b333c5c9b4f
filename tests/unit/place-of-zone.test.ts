import { expect, test } from 'vitest';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { placeOfZone } from '@/lib/users/queries/place';
import { ownZones } from '@/lib/users/queries/zones';

test.each([
  ['Africa/Casablanca', 'Casablanca (Maroc)', 'Casablanca (Morocco)'],
  ['Indian/Mauritius', 'Port-Louis (Maurice)', 'Port-Louis (Mauritius)'],
  ['Atlantic/Madeira', 'Funchal (Portugal)', 'Funchal (Portugal)'],
  ['Europe/Andorra', 'Andorre-la-Vieille (Andorre)', 'Andorre-la-Vieille (Andorra)'],
  ['Asia/Calcutta', 'Calcutta', 'Calcutta'],
  ['Etc/GMT+1', null, null],
  [null, null, null],
])('%s is told by a city there: %s', (zone, fr, en) => {
  expect([placeOfZone(zone), placeOfZone(zone, 'en')]).toEqual([fr, en]);
});

test('every zone that is offered is told by a city and its country, in each language', () => {
  for (const langue of LANGUES)
    expect(ownZones(langue).filter(({ label }) => !/^.+ \(.+\)$/.test(label))).toEqual([]);
  const arabic = ownZones('ar').find(({ value }) => value === 'Africa/El_Aaiun')?.label;
  expect(arabic).toBe('العيون (الصحراء الغربية)');
});
