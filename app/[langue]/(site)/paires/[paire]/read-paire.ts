import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { placeKey } from '@/lib/core/cities/find';
import { placesIn } from '@/lib/core/cities/names';
import { type Paire, readPaire } from '@/lib/core/cities/paires';
import { type PaysPaire, paysOfCities, readPaysPaire } from '@/lib/core/cities/pays';
import { readOnce } from '@/lib/core/http/read-once';
import { prixConstates } from '@/lib/reservations/queries/prix';
import { isWorthFinding } from '@/lib/reservations/rules';
import { listAround, listPaire, listPaireCarriers } from '@/lib/transports/queries/paire';
import { listAgenciesNear } from '@/lib/users/queries/agencies';
import { countryIn, nameOf, pairNamed, sensOfPlaces } from './names';
import { readPays } from './read-pays';

const SHOWN = 6;
const NEAR = 8;
const AGENCIES = 4;

/** What an address names: the page of two cities, of two countries, the address it should have been, or nothing. */
export const readPairePage = readOnce(async (address: string) => {
  const pays = readPaysPaire(address);
  if (pays) return worth(await readPays(pays, SHOWN, AGENCIES));
  const paire = readPaire(address);
  if (!paire) notFound();
  if (paire.path !== `/colis/${address}`) permanentRedirect(addressHere(paire.path));
  return worth(await readVilles(paire));
});

/** All that the page says, and whether a search engine should send somebody there. */
function worth<T extends { transports: { total: number }; prix: { nombre: number } | null }>(page: T) {
  return { ...page, isFound: isWorthFinding(page.transports.total, page.prix?.nombre ?? 0) };
}

async function readVilles(paire: Paire) {
  const words = pageWords('transports/pagePaire');
  const { depart, arrivee } = paire;
  const [transports, prix, { back, near }, agences] = await Promise.all([
    listPaire(paire, SHOWN),
    prixConstates(depart.name, arrivee.name),
    listAround(paire, NEAR),
    listPaireCarriers(paire, AGENCIES).then((carriers) =>
      listAgenciesNear(carriers, [placeKey(depart.name), placeKey(arrivee.name)], AGENCIES),
    ),
  ]);
  return {
    depart: { name: nameOf(depart.name) },
    arrivee: { name: nameOf(arrivee.name) },
    path: paire.path,
    sens: sensOfPlaces(depart.name, arrivee.name),
    transports: placesIn(pageLangue(), transports),
    prix,
    agences: placesIn(pageLangue(), agences),
    links: {
      back: back && pairNamed(back),
      sensRetour: sensOfPlaces(arrivee.name, depart.name),
      title: words('voisines'),
      subtitle: words('voisinesTexte'),
      near: near.map(pairNamed),
    },
    /** The search of exactly this pair. */
    search: { villeDepart: depart.name, villeArrivee: arrivee.name },
    pays: paysNamed(paysOfCities(depart, arrivee)),
  };
}

/** The pair of countries as the page calls them. */
function paysNamed(pays: PaysPaire | null): PaysPaire | null {
  if (!pays) return null;
  const { depart, arrivee } = pays;
  return {
    ...pays,
    depart: { ...depart, name: countryIn(depart) },
    arrivee: { ...arrivee, name: countryIn(arrivee) },
  };
}
