import 'server-only';
import type { Paire } from '@/lib/core/cities/paires';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { calendarFile } from '@/lib/core/text/calendar';
import { formatKg } from '@/lib/core/text/money';
import { formatEtapeDate } from '@/lib/core/text/time';
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

const urlOf = ({ _id }: TransportView) => `${siteOrigin()}/transporteurs/${_id}`;

function sentence({ route, etapes, remainingCapacity }: TransportView): string {
  const date = formatEtapeDate(route.dateDepart, etapes[route.depart]?.timezone ?? 'Europe/Paris');
  return `Départ ${date}. ${remainingCapacity > 0 ? `${formatKg(remainingCapacity)} libres` : 'Trajet complet'}.`;
}

/** What was announced last between two cities, as an Atom feed (RFC 4287). */
export async function paireAtom(paire: Paire): Promise<string> {
  const { items } = await listPaire(paire, ENTRIES, 'recent');
  const { depart, arrivee, path } = paire;
  const url = `${siteOrigin()}${path}`;
  const entries = items.map(
    (transport) => `<entry>
<id>${urlOf(transport)}</id>
<title>${escaped(`${transport.route.villeDepart} → ${transport.route.villeArrivee}, ${displayName(transport.userId)}`)}</title>
<link href="${urlOf(transport)}"/>
<updated>${transport.createdAt}</updated>
<summary>${escaped(sentence(transport))}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${url}</id>
<title>${escaped(`${PRODUCT_NAME}, ${depart.name} → ${arrivee.name}`)}</title>
<link rel="self" type="application/atom+xml" href="${url}/atom.xml"/>
<link rel="alternate" type="text/html" href="${url}"/>
<updated>${items[0]?.createdAt ?? new Date(0).toISOString()}</updated>
<author><name>${escaped(PRODUCT_NAME)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** An agency's coming departures as an iCalendar feed. */
export async function agencyAgenda({ _id, agencyDetails }: AgencyView): Promise<Uint8Array<ArrayBuffer>> {
  const transports = await listComingTransports(_id, DEPARTURES);
  return calendarFile(
    `Départs de ${agencyDetails.companyName}`,
    transports.map((transport) => ({
      uid: `depart-${transport._id}`,
      sequence: 0,
      state: 'CONFIRMED' as const,
      at: new Date(transport.route.dateDepart),
      minutes: MINUTES,
      title: `${transport.route.villeDepart} → ${transport.route.villeArrivee}`,
      text: sentence(transport),
      place: transport.route.villeDepart,
      url: urlOf(transport),
    })),
  );
}
