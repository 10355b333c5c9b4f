import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { forbidden, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { canReserve } from '../rules';

type BookableEtape = {
  id: string;
  ville: string;
  date: Date;
  timezone: string;
  actions: { collecte: boolean; depot: boolean };
  capacite: number;
  libre: number;
};

/** What a reservation is decided on; weights in grams. `revision` names this state of the stops. */
export type BookableTransport = {
  id: string;
  ownerId: string;
  nom: string;
  poidsMaxGrammes: number;
  revision: number;
  etapes: BookableEtape[];
};

type Row = {
  nom: string;
  ownerId: string;
  poidsMaxGrammes: number;
  revision: number;
  id: string;
  ville: string;
  date: Date;
  timezone: string;
  collecte: boolean;
  depot: boolean;
};

/** Reads a visible trip of somebody else's. Throws `not_found`, or `forbidden` on one's own. */
export async function readBookableTransport(actor: Actor, transportId: string): Promise<BookableTransport> {
  const rows = await rowsOf<Row>`
    SELECT t.nom, t.user_id AS "ownerId", t.poids_max_grammes AS "poidsMaxGrammes",
           e.revision, e.id, e.ville, e.date, e.timezone, e.collecte, e.depot
    FROM transports t JOIN etapes e ON e.transport_id = t.id
    WHERE t.id = ${transportId}::uuid AND (t.is_visible OR t.user_id = ${actor.id}::uuid) ORDER BY e.position`;
  const first = rows[0];
  if (!first) throw notFound('Transport non trouvé.');
  if (!canReserve(actor, { userId: { _id: first.ownerId } })) {
    throw forbidden('Vous ne pouvez pas réserver votre propre transport.');
  }
  return {
    id: transportId,
    ownerId: first.ownerId,
    nom: first.nom,
    poidsMaxGrammes: first.poidsMaxGrammes,
    revision: first.revision,
    etapes: rows.map(({ id, ville, date, timezone, collecte, depot }) => ({
      id,
      ville,
      date,
      timezone,
      actions: { collecte, depot },
      capacite: first.poidsMaxGrammes,
      libre: first.poidsMaxGrammes,
    })),
  };
}
