import type { EvenementType } from '../schema';

/** What an event keeps of a reservation as it was then. Instants are ISO 8601, shown in the zone beside them. */
export type StoredEvenement = {
  type: EvenementType;
  reservationId: string;
  transportId: string | null;
  villeDepart: string;
  villeArrivee: string;
  dateDepart: string;
  timezoneDepart: string;
  poidsGrammes: number;
  prixCentimes: number;
  commentaire: string | null;
  /** The étape whose time changed, when that is what happened. */
  etape: { ville: string; avant: string; apres: string; timezone: string } | null;
};
