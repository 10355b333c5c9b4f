import { call } from '@/components/api/call';
import type { DataOf } from '@/components/api/contract';
import type { Suggestion } from '@/components/ui/combobox';

type Ville = DataOf<'GET /villes'>[number];

const KEPT = 60;
const answers = new Map<string, Ville[]>();

/** Cities of the gazetteer that fit what is typed; null when the answer is none. What was asked a moment ago is not asked again. */
async function ask(query: string, signal: AbortSignal): Promise<Ville[] | null> {
  // They are named in the page's language.
  const key = `${document.documentElement.lang} ${query}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = await call('GET /villes', { query: { q: query }, signal });
  if (!answer.ok) return null;
  if (answers.size >= KEPT) answers.clear();
  answers.set(key, answer.data);
  return answer.data;
}

/** Suggestions for what is typed; empty when the answer is not one. */
export async function findCities(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const villes = await ask(query, signal);
  return (villes ?? []).map((city) => ({ value: city.name, detail: city.countryName }));
}

/** The city that a text names, whatever its spelling; null when none does, undefined when it cannot be told now. */
export async function nameCity(text: string, signal: AbortSignal): Promise<Ville | null | undefined> {
  const villes = await ask(text.trim(), signal);
  return villes === null ? undefined : (villes.find((city) => city.exact) ?? null);
}

/** The city of a postal address: its last part that names one (« 12 bd Zerktouni, 20250 Casablanca, Maroc »). */
export async function cityOfAddress(address: string, signal: AbortSignal): Promise<string | null> {
  const parts = address.split(/[,\n]/).filter((part) => part.trim() !== '');
  for (const part of parts.slice(-3).reverse()) {
    const city = await nameCity(part, signal);
    if (city) return city.name;
  }
  return null;
}
