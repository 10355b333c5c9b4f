import 'server-only';
import { placeIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { formatLongDateTime } from '@/lib/core/text/time';
import { refus } from '@/lib/langues/refus/transports';
import type { Said } from '@/lib/langues/words';
import { BOOKED_MOVE_HOURS, type EditConflict, type EtapeProblem } from '../rules';

const FAUTES: Record<EtapeProblem['faute'], (ville: string) => Said> = {
  villes: () => refus('villesRequises'),
  avant: (ville) => refus('avantPrecedente', { ville: placeIn(ville) }),
  memeVille: () => refus('memeVille'),
  premiere: () => refus('collecteSeulement'),
  derniere: () => refus('depotSeulement'),
  rienCoche: () => refus('rienCoche'),
};

/** What is said of a stop that something is wrong with. */
export function etapeWords({ faute, ville = '' }: EtapeProblem): Said {
  return FAUTES[faute](ville);
}

const BETWEEN = { fr: '\u202f; ', en: '; ', ar: '؛ ' };

/** Several bookings by their names. */
export function allNamed(labels: Said[]): Said {
  return (langue) => labels.map((label) => label(langue)).join(BETWEEN[langue]);
}

/** What is said, on its field too, when an edit would break what is booked. */
export function editRefused(conflict: EditConflict): AppError {
  const message = editWords(conflict);
  return new AppError('conflict', message, { [conflict.field]: message });
}

function editWords(conflict: EditConflict): Said {
  if (conflict.obstacle === 'poids') {
    const { kg, depart, arrivee, labels } = conflict;
    return refus('poidsReserve', {
      kg: (langue) => String(kg).replace('.', langue === 'fr' ? ',' : '.'),
      depart,
      arrivee,
      noms: allNamed(labels),
    });
  }
  const nom = conflict.label;
  if (conflict.obstacle === 'trajet') return refus('casserait', { nom });
  const ville = placeIn(conflict.ville);
  if (conflict.obstacle === 'etape') return refus('etapeReservee', { ville, nom });
  const { convenue, timezone } = conflict;
  return refus('dateReservee', {
    ville,
    nom,
    date: (langue) => formatLongDateTime(convenue, timezone, ville(langue), langue),
    heures: BOOKED_MOVE_HOURS,
  });
}
