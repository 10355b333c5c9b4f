import 'server-only';
import { among, Prisma, rowsOf } from '@/lib/core/db';
import { forbidden, found } from '@/lib/core/errors';
import { together } from '@/lib/core/memory/together';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/reservations';
import { refus as refusDeTransport } from '@/lib/langues/refus/transports';
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

type TransportRow = Omit<BookableTransport, 'etapes'> & { isVisible: boolean };
type EtapeRow = Omit<BookableEtape, 'actions'> & { etapeId: string; collecte: boolean; depot: boolean };

/** Reads a visible trip of somebody else's. Throws `not_found`, or `forbidden` on one's own. */
export async function readBookableTransport(actor: Actor, transportId: string): Promise<BookableTransport> {
  const rows = await readEtapes(transportId);
  const own = rows[0]?.ownerId === actor.id;
  const first = found(rows[0]?.isVisible || own ? rows[0] : undefined, refusDeTransport('introuvable'));
  if (!canReserve(actor, { userId: { _id: first.ownerId } })) {
    throw forbidden(refus('propreTransport'));
  }
  const etapes = rows.map(({ etapeId, collecte, depot, ...etape }) => ({
    ...etape,
    id: etapeId,
    actions: { collecte, depot },
  }));
  return { ...first, etapes };
}

const readEtapes = together(
  (transportIds) => rowsOf<TransportRow & EtapeRow>`
    SELECT t.id, t.nom, t.user_id AS "ownerId", t.is_visible AS "isVisible", t.poids_max_grammes AS "poidsMaxGrammes", e.revision,
           e.id AS "etapeId", e.ville, e.date, e.timezone, e.collecte, e.depot,
           t.poids_max_grammes AS capacite, t.poids_max_grammes AS libre
    FROM transports t JOIN etapes e ON e.transport_id = t.id
    WHERE ${among(Prisma.sql`t.id`, transportIds)} ORDER BY e.transport_id, e.position`,
);
