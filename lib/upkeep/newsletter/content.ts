import 'server-only';
import { placeIn, placesIn, routeIn } from '@/lib/core/cities/names';
import type { Gazette } from '@/lib/core/letter/gazette';
import { wordsIn } from '@/lib/core/letter/words';
import { siteOrigin } from '@/lib/core/origin';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatLongDate, formatLongDateTime } from '@/lib/core/text/time';
import { listUrgentDemandes } from '@/lib/demandes/queries';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import { gazette } from '@/lib/langues/lettres/gazette';
import { listRecentProduits } from '@/lib/produits/queries';
import { listTransports } from '@/lib/transports/queries/list';
import { listPopularRoutes, type PopularRoute } from '@/lib/transports/queries/listings';

const ROUTES = 5;
const THINGS = 4;

/** « novembre 2026 » of "2026-11". */
function monthName(mois: string, langue: Langue): string {
  return new Intl.DateTimeFormat(LOCALES[langue], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mois}-15`),
  );
}

/**
 * The month's letter in a language to who ends it by `token`, made from what is on offer at this moment: popular pairs with their
 * newest trip, urgent needs, new products. Null when there is nothing to tell of.
 */
export async function newsletterOf(
  mois: string,
  langue: Langue,
): Promise<((token: string) => Gazette) | null> {
  const [routes, demandes, produits] = await Promise.all([
    listPopularRoutes(ROUTES).then((some) => Promise.all(some.map((one) => routeLines(one, langue)))),
    listUrgentDemandes(THINGS),
    listRecentProduits(THINGS),
  ]);
  const say = wordsIn(gazette, langue);
  const origin = siteOrigin();
  const parts = [
    { title: say('departs'), lines: routes.flat() },
    {
      title: say('besoins'),
      lines: placesIn(langue, demandes).map(({ _id, titre, lieuLivraison, dateLimite, budget }) => ({
        title: titre,
        text: say('besoin', {
          ville: lieuLivraison,
          jour: formatLongDate(dateLimite, undefined, langue),
          budget: formatEuros(budget, langue),
        }),
        href: `${origin}/demandes/${_id}`,
      })),
    },
    {
      title: say('produits'),
      lines: placesIn(langue, produits).map(({ _id, nom, localisation, prix }) => ({
        title: nom,
        text: say('produitA', { ville: localisation, prix: formatEuros(prix, langue) }),
        href: `${origin}/produits/${_id}`,
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (token) => ({
    langue,
    subject: say('titre', { mois: monthName(mois, langue) }),
    paragraphs: [say('texte')],
    parts,
    button: { label: say('voir'), href: `${origin}/transporteurs` },
    end: { why: say('pourquoi'), label: say('fin'), href: `${origin}/newsletter/${token}` },
  });
}

async function routeLines({ from, to, count }: PopularRoute, langue: Langue) {
  const asked = { villeDepart: from.name, villeArrivee: to.name };
  const { items } = await listTransports({ ...asked, poidsMax: 1, sort: 'recent', limit: 1 });
  const say = wordsIn(gazette, langue);
  return items.map(({ route, remainingCapacity, etapes }) => {
    const zone = etapes[route.depart]?.timezone ?? 'Europe/Paris';
    const depart = say('depart', {
      date: formatLongDateTime(route.dateDepart, zone, placeIn(route.villeDepart)(langue), langue),
      poids: formatKg(remainingCapacity, langue),
      n: remainingCapacity,
    });
    return {
      title: routeIn(from.name, to.name)(langue),
      text: count > 1 ? say('plusieurs', { n: count, depart }) : depart,
      href: `${siteOrigin()}/transporteurs?${new URLSearchParams(asked)}`,
    };
  });
}
