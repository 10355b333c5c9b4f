import { measure, type Target } from './measure';
import { residentMegabytes } from './processes';
import { judge } from './verdict';

const PAGES = 2_000;
/** At a time. */
const READERS = 4;
const MOST_MEGABYTES = 250;

const CITIES = [
  'Lyon',
  'Paris',
  'Marseille',
  'Casablanca',
  'Tunis',
  'Alger',
  'Dakar',
  'Rabat',
  'Bruxelles',
  'Milan',
];
const LANGUES = ['', '/en', '/ar'];

const nth = <T>(all: T[], index: number) => all[index % all.length] as T;

export type MixedFigures = { megabytes: number; failures: number };

/** What a process holds that has just started and was asked for public pages of every kind, hardly one of them twice. */
export async function measureMixed(product: Target): Promise<MixedFigures> {
  const [trips, needs] = await Promise.all(['transports', 'demandes'].map((kind) => idsOf(product, kind)));
  const requests = Array.from({ length: PAGES }, (_, index) => ({
    path: nth(LANGUES, index) + addressOf(index, trips ?? [], needs ?? []) || '/',
    headers: { 'accept-encoding': 'gzip' },
  }));
  const { failures } = await measure(product, { connections: READERS, seconds: 0, amount: PAGES, requests });
  return { megabytes: residentMegabytes(product.pid), failures };
}

async function idsOf(product: Target, kind: string): Promise<string[]> {
  const { data } = await (await fetch(`${product.url}/api/${kind}?limit=50`)).json();
  return data.map(({ _id }: { _id: string }) => _id);
}

/** Of ten pages four are searches of trips, three are trips; a need, a search of agencies, home. */
function addressOf(index: number, trips: string[], needs: string[]): string {
  const kind = index % 10;
  const ends = `villeDepart=${nth(CITIES, index)}&villeArrivee=${nth(CITIES, index * 7 + 3)}`;
  if (kind < 4) return `/transporteurs?${ends}&poidsMax=${1 + (index % 60)}`;
  if (kind < 7) return `/transporteurs/${nth(trips, index)}`;
  if (kind === 7) return `/demandes/${nth(needs, index)}`;
  return kind === 8 ? `/agences?search=a${index}` : '';
}

export function printMixed({ megabytes, failures }: MixedFigures): void {
  const value = `${Math.round(megabytes)} Mo${failures ? `, ${failures} réponses fausses` : ''}`;
  const reached = failures === 0 && !(megabytes > MOST_MEGABYTES);
  judge({ label: `mémoire après ${PAGES} pages mêlées <= ${MOST_MEGABYTES} Mo`, value, reached });
}
