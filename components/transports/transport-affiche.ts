import { affichePerson } from '@/components/users/affiche-person';
import { wordsIn } from '@/components/words/words-of';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatKg } from '@/lib/core/text/money';
import { formatEtapeDate } from '@/lib/core/text/time';
import { ecrans } from '@/lib/langues/ecrans';
import type { TransportView } from '@/lib/transports/queries/view';
import { libreSurLeg, partAhead } from '@/lib/transports/rules';
import { foldRoute } from './route-line-fold';
import { libreText, repliesText } from './route-line-words';

const NAMES = 4;
// A picture is drawn once for all of its readers.
const LINE = wordsIn<'transports/ligne'>('fr', ecrans.fr['transports/ligne']);

/** What a trip's shared picture shows: the part that is still ahead, its day and what is free on it. */
export function transportAffiche(transport: TransportView, now: Date): Affiche {
  const { etapes } = transport;
  const ahead = partAhead(etapes, now);
  const shown = ahead ? etapes.slice(ahead.depart, ahead.arrivee + 1) : etapes;
  const [first] = shown;
  const free = ahead ? libreSurLeg(etapes, ahead) : null;
  const parts = foldRoute(shown, undefined, NAMES);
  const villes = [0, ...parts.map(({ arrivee }) => arrivee)].map((at) => ville(shown[at]?.ville));
  return {
    genre: 'Trajet',
    titre: `${villes[0]} → ${villes.at(-1)}`,
    lignes: first ? [`Départ ${formatEtapeDate(first.date, first.timezone)}`] : [],
    chiffre: numberOf(free),
    route: {
      villes,
      parties: parts.map(({ libre, capacite, replies, sections }) => ({
        libelle: free !== null && capacite > 0 ? libreText(LINE, libre) : '',
        repli: replies > 0 ? repliesText(LINE, replies) : '',
        troncons: sections.map(({ taken, tone }) => ({
          taken: Math.round(taken * 100) / 100,
          colour: free === null ? 'vide' : tone,
        })),
      })),
    },
    personne: affichePerson(transport.userId),
    image: null,
  };
}

const ville = (name: string | undefined) => drawable(name ?? '', 'Ville');

function numberOf(free: number | null): Affiche['chiffre'] {
  if (free === null) return { valeur: 'Terminé', mot: '' };
  if (free <= 0) return { valeur: 'Complet', mot: '' };
  return { valeur: formatKg(free), mot: free < 2 ? 'libre' : 'libres' };
}
