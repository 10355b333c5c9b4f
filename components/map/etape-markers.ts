/** A stop as the map shows it; `date` is already written out. */
export interface MapEtape {
  name: string;
  lat: number | null;
  lon: number | null;
  date: string;
}

/** A stop that has a place on the map, with its number in the trip and the colour of its rank. */
export interface EtapeMarker {
  name: string;
  date: string;
  position: [lat: number, lon: number];
  number: number;
  rank: 'first' | 'between' | 'last';
}

/** The stops that can be drawn: the trip's first blue, its last green, others teal. */
export function etapeMarkers(etapes: MapEtape[]): EtapeMarker[] {
  return etapes.flatMap(({ name, date, lat, lon }, index) => {
    if (lat === null || lon === null) return [];
    const rank = index === 0 ? 'first' : index === etapes.length - 1 ? 'last' : 'between';
    return [{ name, date, position: [lat, lon], number: index + 1, rank }];
  });
}
