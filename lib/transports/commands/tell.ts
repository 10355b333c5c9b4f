import 'server-only';
import { writeEvenements } from '@/lib/conversations/commands/evenements';
import type { Db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';

/** A living reservation whose leg was moved to other times or places; `poids` in grams, `revision` that of the stops. */
export type MovedReservation = {
  id: string;
  transportId: string;
  carrierId: string;
  requesterId: string;
  de: string;
  vers: string;
  depart: Date;
  fuseau: string;
  poids: number;
  prix: number;
  revision: number;
  /** The end of the leg that was moved, its departure when both were. */
  etape: { ville: string; avant: Date; apres: Date; timezone: string };
};

/** Tells everybody whose reservation an edit moved, in its transaction and after everything else in it. */
export async function tellMoved(tx: Db, moved: MovedReservation[]): Promise<void> {
  await writeEvenements(
    tx,
    moved.map((one) => ({
      transportId: one.transportId,
      people: [one.carrierId, one.requesterId],
      by: one.carrierId,
      evenement: {
        type: 'etape_deplacee',
        reservationId: one.id,
        transportId: one.transportId,
        villeDepart: one.de,
        villeArrivee: one.vers,
        dateDepart: one.depart.toISOString(),
        timezoneDepart: one.fuseau,
        poidsGrammes: one.poids,
        prixCentimes: one.prix,
        commentaire: null,
        etape: { ...one.etape, avant: one.etape.avant.toISOString(), apres: one.etape.apres.toISOString() },
      },
    })),
  );
  await notify(
    tx,
    moved.map(({ id, requesterId, carrierId, depart, revision, etape: _, prix: __, ...facts }) => ({
      userId: requesterId,
      kind: 'etape_deplacee',
      cle: `etape:${id}:${revision}`,
      facts: {
        ...facts,
        reservationId: id,
        personneId: carrierId,
        depart: depart.toISOString(),
        nombre: 1,
        lien: `/mes-reservations#reservation-${id}`,
      },
    })),
  );
}
