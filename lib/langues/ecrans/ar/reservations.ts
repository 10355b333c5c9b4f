import { agenda } from '../../messages/ar/ecrans/reservations/agenda';
import { annulation } from '../../messages/ar/ecrans/reservations/annulation';
import { annuler } from '../../messages/ar/ecrans/reservations/annuler';
import { bouton } from '../../messages/ar/ecrans/reservations/bouton';
import { capacite } from '../../messages/ar/ecrans/reservations/capacite';
import { demandes } from '../../messages/ar/ecrans/reservations/demandes';
import { enAttente } from '../../messages/ar/ecrans/reservations/enAttente';
import { faits } from '../../messages/ar/ecrans/reservations/faits';
import { formulaire } from '../../messages/ar/ecrans/reservations/formulaire';
import { mienne } from '../../messages/ar/ecrans/reservations/mienne';
import { place } from '../../messages/ar/ecrans/reservations/place';
import { prix } from '../../messages/ar/ecrans/reservations/prix';
import { reponse } from '../../messages/ar/ecrans/reservations/reponse';
import { statut } from '../../messages/ar/ecrans/reservations/statut';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/reservations').screens = {
  'reservations/agenda': agenda,
  'reservations/annulation': annulation,
  'reservations/annuler': annuler,
  'reservations/bouton': bouton,
  'reservations/capacite': capacite,
  'reservations/demandes': demandes,
  'reservations/enAttente': enAttente,
  'reservations/faits': faits,
  'reservations/formulaire': formulaire,
  'reservations/mienne': mienne,
  'reservations/place': place,
  'reservations/prix': prix,
  'reservations/reponse': reponse,
  'reservations/statut': statut,
};
