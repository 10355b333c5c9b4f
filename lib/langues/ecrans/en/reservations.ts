import { agenda } from '../../messages/en/ecrans/reservations/agenda';
import { annulation } from '../../messages/en/ecrans/reservations/annulation';
import { annuler } from '../../messages/en/ecrans/reservations/annuler';
import { bouton } from '../../messages/en/ecrans/reservations/bouton';
import { capacite } from '../../messages/en/ecrans/reservations/capacite';
import { demandes } from '../../messages/en/ecrans/reservations/demandes';
import { enAttente } from '../../messages/en/ecrans/reservations/enAttente';
import { faits } from '../../messages/en/ecrans/reservations/faits';
import { formulaire } from '../../messages/en/ecrans/reservations/formulaire';
import { mienne } from '../../messages/en/ecrans/reservations/mienne';
import { place } from '../../messages/en/ecrans/reservations/place';
import { prix } from '../../messages/en/ecrans/reservations/prix';
import { reponse } from '../../messages/en/ecrans/reservations/reponse';
import { statut } from '../../messages/en/ecrans/reservations/statut';

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
