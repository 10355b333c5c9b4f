import { agenda } from '../../messages/fr/ecrans/reservations/agenda';
import { annulation } from '../../messages/fr/ecrans/reservations/annulation';
import { annuler } from '../../messages/fr/ecrans/reservations/annuler';
import { bouton } from '../../messages/fr/ecrans/reservations/bouton';
import { capacite } from '../../messages/fr/ecrans/reservations/capacite';
import { demandes } from '../../messages/fr/ecrans/reservations/demandes';
import { enAttente } from '../../messages/fr/ecrans/reservations/enAttente';
import { faits } from '../../messages/fr/ecrans/reservations/faits';
import { formulaire } from '../../messages/fr/ecrans/reservations/formulaire';
import { mienne } from '../../messages/fr/ecrans/reservations/mienne';
import { place } from '../../messages/fr/ecrans/reservations/place';
import { prix } from '../../messages/fr/ecrans/reservations/prix';
import { reponse } from '../../messages/fr/ecrans/reservations/reponse';
import { statut } from '../../messages/fr/ecrans/reservations/statut';

/** The messages of this room’s screens. */
export const screens = {
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
