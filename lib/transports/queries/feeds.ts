import 'server-only';
import { placesIn, routeIn } from '@/lib/core/cities/names';
import type { Paire } from '@/lib/core/cities/paires';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { calendarFile } from '@/lib/core/text/calendar';
import { formatKg } from '@/lib/core/text/money';
import { routeText } from '@/lib/core/text/route';
import { formatEtapeDate } from '@/lib/core/text/time';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { flux } from '@/lib/langues/flux';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { displayName } from '@/lib/users/labels';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { listComingTransports } from './listings';
import { listPaire } from './paire';
import type { TransportView } from './view';

const ENTRIES = 30;
const DEPARTURES = 100;
const MINUTES = 30;

/** A text inside XML: what people wrote may hold anything, also characters that XML has no way to write. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const urlOf = ({ _id }: TransportView, langue: Langue) =>
  `${siteOrigin()}${addressIn(langue, `/transporteurs/${_id}`)}`;

function sentence({ route, etapes, remainingCapacity }: TransportView, langue: Langue): string {
  const zone = etapes[route.depart]?.timezone ?? 'Europe/Paris';
  const date = formatEtapeDate(route.dateDepart, zone, langue);
  const poids = formatKg(remainingCapacity, langue);
  const words =
    remainingCapacity > 0 ? flux('libre', { date, poids, n: remainingCapacity }) : flux('complet', { date });
  return words(langue);
}

const entry = ({ route, userId }: TransportView): Said => {
  const trajet = routeIn(route.villeDepart, route.villeArrivee);
  return flux('entree', { trajet, nom: (langue) => displayName(userId, langue) });
};

/** What was announced last between two cities, as an Atom feed (RFC 4287) in that language. */
export async function paireAtom(paire: Paire, langue: Langue): Promise<string> {
  const { items } = await listPaire(paire, ENTRIES, 'recent');
  const { depart, arrivee, path } = paire;
  const url = `${siteOrigin()}${addressIn(langue, path)}`;
  const titre = flux('titre', { produit: PRODUCT_NAME, trajet: routeIn(depart.name, arrivee.name) });
  const entries = items.map(
    (transport) => `<entry>
<id>${urlOf(transport, langue)}</id>
<title>${escaped(entry(transport)(langue))}</title>
<link href="${urlOf(transport, langue)}"/>
<updated>${transport.createdAt}</updated>
<summary>${escaped(sentence(transport, langue))}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${langue}">
<id>${url}</id>
<title>${escaped(titre(langue))}</title>
<link rel="self" type="application/atom+xml" href="${url}/atom.xml"/>
<link rel="alternate" type="text/html" href="${url}"/>
<updated>${items[0]?.createdAt ?? new Date(0).toISOString()}</updated>
<author><name>${escaped(PRODUCT_NAME)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** An agency's coming departures as an iCalendar feed in that language. */
export async function agencyAgenda(
  { _id, agencyDetails }: AgencyView,
  langue: Langue,
): Promise<Uint8Array<ArrayBuffer>> {
  const transports = placesIn(langue, await listComingTransports(_id, DEPARTURES));
  return calendarFile(
    flux('departs', { agence: agencyDetails.companyName })(langue),
    transports.map((transport) => ({
      uid: `depart-${transport._id}`,
      sequence: 0,
      state: 'CONFIRMED' as const,
      at: new Date(transport.route.dateDepart),
      minutes: MINUTES,
      title: routeText(transport.route.villeDepart, transport.route.villeArrivee, langue),
      text: sentence(transport, langue),
      place: transport.route.villeDepart,
      url: urlOf(transport, langue),
    })),
    langue,
  );
}
