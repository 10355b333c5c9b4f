import { affichePerson } from '@/components/users/affiche-person';
import { wordsIn } from '@/components/words/words-of';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatKg } from '@/lib/core/text/money';
import { routeText } from '@/lib/core/text/route';
import { formatEtapeDate } from '@/lib/core/text/time';
import { affiche as words } from '@/lib/langues/affiche';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { TransportView } from '@/lib/transports/queries/view';
import { libreSurLeg, partAhead } from '@/lib/transports/rules';
import { foldRoute } from './route-line-fold';
import { libreText, repliesText } from './route-line-words';

const NAMES = 4;

/**
 * What a trip's shared picture shows, its places named in that language already: the part that is still ahead, its day and what is
 * free on it.
 */
export function transportAffiche(transport: TransportView, langue: Langue, now: Date): Affiche {
  const line = wordsIn<'transports/ligne'>(langue, ecrans[langue]['transports/ligne']);
  const { etapes } = transport;
  const ahead = partAhead(etapes, now);
  const shown = ahead ? etapes.slice(ahead.depart, ahead.arrivee + 1) : etapes;
  const [first] = shown;
  const free = ahead ? libreSurLeg(etapes, ahead) : null;
  const parts = foldRoute(shown, undefined, NAMES);
  const villes = [0, ...parts.map(({ arrivee }) => arrivee)].map((at) =>
    drawable(shown[at]?.ville ?? '', words('ville')(langue)),
  );
  return {
    langue,
    genre: words('transport')(langue),
    titre: routeText(villes[0] ?? '', villes.at(-1) ?? '', langue),
    lignes: first
      ? [words('depart', { date: formatEtapeDate(first.date, first.timezone, langue) })(langue)]
      : [],
    chiffre: numberOf(free, langue),
    route: {
      villes,
      parties: parts.map(({ libre, capacite, replies, sections }) => ({
        libelle: free !== null && capacite > 0 ? libreText(line, libre) : '',
        repli: replies > 0 ? repliesText(line, replies) : '',
        troncons: sections.map(({ taken, tone }) => ({
          taken: Math.round(taken * 100) / 100,
          colour: free === null ? 'vide' : tone,
        })),
      })),
    },
    personne: affichePerson(transport.userId, langue),
    image: null,
  };
}

function numberOf(free: number | null, langue: Langue): Affiche['chiffre'] {
  if (free === null) return { valeur: words('termine')(langue), mot: '' };
  if (free <= 0) return { valeur: words('complet')(langue), mot: '' };
  return { valeur: formatKg(free, langue), mot: words('libre', { n: free })(langue) };
}
