import 'server-only';
import { pageLangue, pageWords } from '@/components/words/server';
import { placeKey } from '@/lib/core/cities/find';
import { placesIn } from '@/lib/core/cities/names';
import { type PaysPaire, paysPath } from '@/lib/core/cities/pays';
import { PAYS_VILLES, prixDesPaires } from '@/lib/reservations/queries/prix';
import { listPays, listPaysCarriers, listPaysVilles, nextPaysDeparture } from '@/lib/transports/queries/pays';
import { listAgenciesNear } from '@/lib/users/queries/agencies';
import { countryIn, pairNamed, sensOfCountries } from './names';

const VILLES = 16;

/** Two countries, as their page says them. */
export async function readPays(paire: PaysPaire, shown: number, most: number) {
  const { depart, arrivee, path } = paire;
  const [transports, { villes, prix }, retour, carriers] = await Promise.all([
    listPays(paire, shown),
    readMain(paire),
    nextPaysDeparture({ depart: arrivee, arrivee: depart }),
    listPaysCarriers(paire, most),
  ]);
  const keys = new Set(
    villes.slice(0, VILLES).flatMap(({ from, to }) => [placeKey(from.name), placeKey(to.name)]),
  );
  const words = pageWords('transports/pagePaire');
  const back = paysPath(arrivee, depart);
  return {
    depart: { name: countryIn(depart) },
    arrivee: { name: countryIn(arrivee) },
    path,
    sens: sensOfCountries(depart, arrivee),
    transports: placesIn(pageLangue(), transports),
    prix,
    agences: placesIn(pageLangue(), await listAgenciesNear(carriers, [...keys], most)),
    links: {
      back:
        retour && back
          ? { depart: countryIn(arrivee), arrivee: countryIn(depart), path: back, ...retour }
          : null,
      sensRetour: sensOfCountries(arrivee, depart),
      title: words('deVilleAVille'),
      subtitle: words('deVilleAVilleTexte'),
      near: villes.slice(0, VILLES).map(pairNamed),
    },
    search: null,
    pays: null,
  };
}

async function readMain(paire: PaysPaire) {
  const villes = await listPaysVilles(paire, PAYS_VILLES);
  return { villes, prix: await prixDesPaires(villes) };
}
