import { readFileSync } from 'node:fs';

/** A line of names.txt: the French name and aliases of a place of the source, or a place that the source lacks. */
export interface CuratedName {
  line: number;
  country: string;
  sourceName: string;
  name: string;
  aliases: string[];
  /** Where the source has none, or an old one. */
  population: number | null;
  added: { lat: number; lon: number } | null;
}

const list = (text: string | undefined) => (text ?? '').split(';').flatMap((alias) => alias.trim() || []);

/** Reads names.txt; its format stands in its own first lines. Throws on a line it cannot read. */
export function readCuratedNames(): CuratedName[] {
  const text = readFileSync(new URL('./names.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((raw, index): CuratedName[] => {
    if (!raw.trim() || raw.startsWith('#')) return [];
    const added = raw.startsWith('+');
    const [country, first, second, third, fourth] = raw
      .replace(/^\+/, '')
      .split('|')
      .map((cell) => cell.trim());
    if (!country || !first) throw new Error(`names.txt:${index + 1}: pays ou nom absent`);
    if (!added) {
      return [
        {
          line: index + 1,
          country,
          sourceName: first,
          name: second || first,
          aliases: list(third),
          population: Number(fourth) || null,
          added: null,
        },
      ];
    }
    const [lat, lon, population] = (second ?? '').split(',').map(Number);
    if (lat === undefined || lon === undefined || !population) {
      throw new Error(`names.txt:${index + 1}: coordonnées ou population absentes`);
    }
    const place = { lat, lon };
    return [
      {
        line: index + 1,
        country,
        sourceName: first,
        name: first,
        aliases: list(third),
        population,
        added: place,
      },
    ];
  });
}

/** A place's English and Arabic names, by its country and French name: `MA Tanger`. */
export type OtherNames = Map<string, { line: number; en: string; ar: string }>;

/** Reads languages.txt; its format stands in its own first lines. Throws on a line it cannot read. */
export function readOtherNames(): OtherNames {
  const text = readFileSync(new URL('./languages.txt', import.meta.url), 'utf8');
  const names: OtherNames = new Map();
  text.split('\n').forEach((raw, index) => {
    if (!raw.trim() || raw.startsWith('#')) return;
    const [country, name, en, ar] = raw.split('|').map((cell) => cell.trim());
    if (!country || !name || en === undefined || ar === undefined || names.has(`${country} ${name}`))
      throw new Error(`languages.txt:${index + 1}: illisible, ou déjà dit`);
    names.set(`${country} ${name}`, { line: index + 1, en, ar });
  });
  return names;
}
