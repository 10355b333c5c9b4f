import type { Suggestion } from '@/components/ui/combobox';

/** Cities of the gazetteer that fit what is typed; empty when the answer is not one. */
export async function findCities(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/villes?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: { name: string; countryName: string }[] };
  return data.map((city) => ({ value: city.name, detail: city.countryName }));
}
