import 'server-only';
import type { Gazette } from '@/lib/core/letter/gazette';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatLongDate, formatLongDateTime } from '@/lib/core/text/time';
import { listUrgentDemandes } from '@/lib/demandes/queries';
import { listRecentProduits } from '@/lib/produits/queries';
import { listTransports } from '@/lib/transports/queries/list';
import { listPopularRoutes, type PopularRoute } from '@/lib/transports/queries/listings';

const ROUTES = 5;
const THINGS = 4;

/** « novembre 2026 » of "2026-11". */
function monthName(mois: string): string {
  return new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mois}-15`),
  );
}

/**
 * The month's letter to who ends it by `token`, made from what is on offer at this moment: popular pairs with their newest
 * trip, urgent needs, new products. Null when there is nothing to tell of.
 */
export async function newsletterOf(mois: string): Promise<((token: string) => Gazette) | null> {
  const [routes, demandes, produits] = await Promise.all([
    listPopularRoutes(ROUTES).then((some) => Promise.all(some.map(routeLines))),
    listUrgentDemandes(THINGS),
    listRecentProduits(THINGS),
  ]);
  const origin = siteOrigin();
  const parts = [
    { title: 'Nouveaux départs', lines: routes.flat() },
    {
      title: 'Besoins urgents',
      lines: demandes.map(({ _id, titre, lieuLivraison, dateLimite, budget }) => ({
        title: titre,
        text: `À livrer à ${lieuLivraison} avant le ${formatLongDate(dateLimite)}, budget de ${formatEuros(budget)}`,
        href: `${origin}/demandes/${_id}`,
      })),
    },
    {
      title: 'Produits à faire venir',
      lines: produits.map(({ _id, nom, localisation, prix }) => ({
        title: nom,
        text: `${localisation}, ${formatEuros(prix)}`,
        href: `${origin}/produits/${_id}`,
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (token) => ({
    subject: `La lettre de ${PRODUCT_NAME}, ${monthName(mois)}`,
    paragraphs: ['Ce qui part, ce qui presse et ce qui se vend en ce moment entre l’Europe et l’Afrique.'],
    parts,
    button: { label: 'Voir tous les départs', href: `${origin}/transporteurs` },
    end: {
      why: 'Vous recevez cette lettre, une fois par mois au plus, parce que vous l’avez demandée.',
      label: 'Ne plus la recevoir',
      href: `${origin}/newsletter/${token}`,
    },
  });
}

async function routeLines({ from, to, count }: PopularRoute) {
  const asked = { villeDepart: from.name, villeArrivee: to.name };
  const { items } = await listTransports({ ...asked, poidsMax: 1, sort: 'recent', limit: 1 });
  return items.map(({ route, remainingCapacity, etapes }) => {
    const zone = etapes[route.depart]?.timezone ?? 'Europe/Paris';
    const more = count > 1 ? `${count}\u00a0départs à venir. Le plus récent publié\u202f: ` : '';
    return {
      title: `${from.name} → ${to.name}`,
      text: `${more}${formatLongDateTime(route.dateDepart, zone, route.villeDepart)}, ${formatKg(remainingCapacity)} libres`,
      href: `${siteOrigin()}/transporteurs?${new URLSearchParams(asked)}`,
    };
  });
}
