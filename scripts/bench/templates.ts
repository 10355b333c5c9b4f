import { findCity, placeKey } from '@/lib/core/cities/find';
import { normaliser } from '@/lib/core/text/normaliser';
import { legFlags } from '@/lib/transports/rules';
import { corridors, type Mode, retour } from '@/prisma/demo/corridors';

/** What all trips of one way share; the database multiplies it. `share` is its part of all trips, out of 1. */
export type Template = {
  id: number;
  share: number;
  nom: string;
  mode: Mode;
  /** Folded name, and folded cities and countries. */
  texteNom: string;
  textePlaces: string;
  etapes: TemplateEtape[];
  legs: ReturnType<typeof legFlags>;
};

type TemplateEtape = {
  position: number;
  ville: string;
  villeCle: string;
  countryName: string;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  heures: number;
  actions: { collecte: boolean; depot: boolean };
};

/** Both directions of the corridors with their stops and parts; the first ones carry most of the trips, as in life. */
export function templates(): Template[] {
  const ways = corridors.flatMap((corridor) => [corridor, retour(corridor)]);
  const weights = ways.map((_way, rank) => 1 / (rank + 6));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return ways.map(({ mode, villes, heures }, id) => {
    const etapes = villes.map((ville, position) =>
      templateEtape(ville, position, villes.length, heures[position] ?? 0),
    );
    const nom = `${villes[0]} → ${villes.at(-1)}`;
    const places = new Set(etapes.flatMap((etape) => [etape.ville, etape.countryName]));
    return {
      id,
      share: (weights[id] ?? 0) / total,
      nom,
      mode,
      texteNom: normaliser(nom),
      textePlaces: normaliser([...places].join(' ')),
      etapes,
      legs: legFlags(etapes),
    };
  });
}

function templateEtape(typed: string, position: number, count: number, heures: number): TemplateEtape {
  const city = findCity(typed);
  return {
    position,
    ville: city?.name ?? typed,
    villeCle: placeKey(typed),
    countryName: city?.countryName ?? '',
    latitude: city?.lat ?? null,
    longitude: city?.lon ?? null,
    timezone: city?.timeZone ?? 'Europe/Paris',
    heures,
    actions: { collecte: position < count - 1, depot: position > 0 },
  };
}

const openings = [
  'Départ tôt le matin, arrivée le lendemain.',
  'Je pars en fourgon avec mon frère, il reste de la place.',
  'Deux valises en soute, je remets en main propre.',
  'Camion hebdomadaire, dépôt la veille jusqu’à 18 h.',
  'Je rentre pour les vacances en famille.',
  'Trajet régulier depuis huit ans.',
  'Place dans le coffre et sur la galerie.',
  'Je prends le bateau de nuit.',
  'Vol direct, bagage supplémentaire déjà payé.',
  'Je passe par plusieurs villes, dites-moi où vous êtes.',
];
const closings = [
  'Pas de liquides.',
  'Vêtements, documents, petits appareils.',
  'Médicaments seulement avec ordonnance.',
  'Colis ouverts à la remise, merci de ne pas les sceller.',
  'Cosmétiques et produits alimentaires secs acceptés.',
  'Téléphones et ordinateurs dans leur boîte.',
  'Meubles démontés et électroménager possibles.',
  'Remise près de la gare.',
  'Je réponds vite par message.',
  'Livraison à domicile sur demande.',
];

/** Descriptions with their folded words. */
export function descriptions() {
  return openings
    .flatMap((opening) => closings.map((closing) => `${opening} ${closing}`))
    .map((description, id) => ({ id, description, texte: normaliser(description) }));
}
