import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { type ImageView, imageJson } from '@/lib/core/images/view';
import { siteOrigin } from '@/lib/core/origin';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/remises';
import { refus as refusDeReservation } from '@/lib/langues/refus/reservations';
import type { EtatRemise, StatutReservation } from '@/lib/reservations/schema';
import { codePath, colisPath } from '../labels';
import {
  isClosed,
  MOST_TRIES,
  REMISE_ACTIONS,
  type RemiseAction,
  type RemisePar,
  releaseAt,
  soonestRelease,
  stepFrom,
} from '../rules';
import type { RemiseGenre } from '../schema';
import type { remiseViewSchema } from '../schema/view';
import { codeOf, lienToken } from './codes';
import { type KeptLitige, litigeJson, litigeView } from './litige';

/** A parcel's handovers as one of its two people sees them. */
export type RemiseView = z.output<typeof remiseViewSchema>;
type Handover = RemiseView['collecte'];

type Kept = {
  version: number;
  essais: number;
  pauseJusqua: string | null;
  faiteLe: string | null;
  appareilLe: string | null;
  moyen: 'code' | 'lien' | null;
  ligne: string;
  image: ImageView | null;
};
type Row = {
  id: string;
  status: StatutReservation;
  remise: EtatRemise;
  mine: boolean;
  parti: boolean;
  now: Date;
  annuleeLe: Date | null;
  conserve: number;
  modeTest: boolean;
  lienId: string | null;
  litige: KeptLitige | null;
  collecte: Kept | null;
  livraison: Kept | null;
  declaration: { le: string; ligne: string; image: ImageView | null; rappels: number } | null;
  rappelLe: Date | null;
  payeLe: Date | null;
  gele: boolean;
};

/** For steps that depend on nothing. */
export const NO_FACTS = { parti: false, conserve: false, echu: false, differe: false };

const NOTHING: Kept = {
  version: 1,
  essais: 0,
  pauseJusqua: null,
  faiteLe: null,
  appareilLe: null,
  moyen: null,
  ligne: '',
  image: null,
};

const handoverSql = (
  genre: RemiseGenre,
) => Prisma.sql`(SELECT json_build_object('version', h.version, 'essais', h.essais,
    'pauseJusqua', h.pause_jusqua, 'faiteLe', h.faite_le, 'appareilLe', h.appareil_le, 'moyen', h.moyen, 'ligne', h.ligne,
    'image', ${imageJson})
  FROM remises h LEFT JOIN images i ON i.id = h.image_id
  WHERE h.reservation_id = r.id AND h.genre = ${genre}::remise_genre)`;

/**
 * Where the parcel of a confirmed reservation is, for its two people; its codes and the recipient's link for the sender.
 * A cancelled one is still told when something was handed over before. Throws `not_found` for anybody else, `conflict` when it
 * is not confirmed.
 */
export async function getRemise(actor: Actor, id: string): Promise<RemiseView> {
  const [read] = await rowsOf<Row>`
    SELECT r.id, r.status::text AS status, r.remise::text AS remise, r.user_id = ${actor.id}::uuid AS mine,
      r.date_depart <= now() AS parti, now() AS now,
      CASE r.status WHEN 'annulee' THEN r.statut_le END AS "annuleeLe",
      (SELECT coalesce(sum(p.amount_centimes), 0)::int FROM payments p
        WHERE p.reservation_id = r.id AND p.state IN ('held', 'disputed')) AS conserve,
      (SELECT max(p.moved_at) FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held') AS "payeLe",
      EXISTS (SELECT 1 FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held' AND p.gele_le IS NOT NULL) AS gele,
      (SELECT d.rappel_le FROM remise_declarations d WHERE d.reservation_id = r.id) AS "rappelLe",
      EXISTS (SELECT 1 FROM payments p WHERE p.reservation_id = r.id AND p.provider <> 'stripe'
        AND p.state NOT IN ('pending', 'failed', 'withdrawn', 'lapsed')) AS "modeTest",
      (SELECT l.id FROM remise_liens l WHERE l.reservation_id = r.id AND l.revoked_at IS NULL) AS "lienId",
      ${litigeJson} AS litige, ${handoverSql('collecte')} AS collecte, ${handoverSql('livraison')} AS livraison,
      (SELECT json_build_object('le', d.created_at, 'ligne', d.ligne, 'rappels', d.rappels, 'image', ${imageJson})
        FROM remise_declarations d LEFT JOIN images i ON i.id = d.image_id WHERE d.reservation_id = r.id) AS declaration
    FROM reservations r JOIN transports t ON t.id = r.transport_id
    WHERE r.id = ${id}::uuid AND ${actor.id}::uuid IN (r.user_id, t.user_id)`;
  const row = found(read, refusDeReservation('introuvable'));
  const handed = Boolean(row.collecte?.faiteLe || row.livraison?.faiteLe);
  if (row.status !== 'confirmee' && !(row.annuleeLe && handed)) {
    throw new AppError('conflict', refus('pasConfirmee', { statut: row.status }));
  }
  const role = row.mine ? 'demandeur' : 'transporteur';
  const { declaration } = row;
  const alive = row.status === 'confirmee';
  const shown = alive && stepFrom(row.remise, 'voir', role, NO_FACTS) !== null;
  return {
    reservationId: id,
    etat: row.remise,
    role,
    annuleeLe: row.annuleeLe?.toISOString() ?? null,
    actions: alive ? actionsOf(row, role) : [],
    collecte: handoverView(row, 'collecte', shown),
    livraison: handoverView(row, 'livraison', shown),
    declaration: declaration && { ...declaration, le: iso(declaration.le) },
    libereLe: libereLe(row),
    conserve: centsToEuros(row.conserve),
    modeTest: row.modeTest,
    litige: row.litige && litigeView(row.litige),
    lien: shown && row.lienId ? `${siteOrigin()}${colisPath(lienToken(row.lienId))}` : null,
  };
}

type Stands = Pick<Row, 'remise' | 'parti' | 'conserve' | 'now'> & {
  livraison: Pick<Kept, 'faiteLe'> | null;
  declaration: { le: string } | null;
};

const toldOf = ({ livraison, declaration }: Pick<Stands, 'livraison' | 'declaration'>) => ({
  livreeLe: livraison?.faiteLe ? new Date(livraison.faiteLe) : null,
  declareeLe: declaration ? new Date(declaration.le) : null,
});

/** Nothing that a bank froze is released by time. */
function libereLe(row: Row): string | null {
  if (row.gele || (row.remise !== 'livree' && row.remise !== 'declaree')) return null;
  return (
    soonestRelease(toldOf(row), { ...row, rappels: row.declaration?.rappels ?? 0 })?.toISOString() ?? null
  );
}

/** What somebody may do now with a parcel as it stands. */
export function actionsOf(row: Stands, by: RemisePar): RemiseAction[] {
  const end = releaseAt(toldOf(row));
  const facts = {
    parti: row.parti,
    conserve: row.conserve > 0,
    echu: end !== null && +end <= +row.now,
    differe: false,
  };
  return REMISE_ACTIONS.filter((action) => {
    if (action === 'livrer' && row.livraison?.faiteLe) return false;
    return stepFrom(row.remise, action, by, facts) !== null;
  });
}

/** A code as it is shown: its digits, and the address that its QR says. Behind the # it reaches no server and no log. */
export function shownCode(id: string, genre: RemiseGenre, version: number) {
  const code = codeOf(id, genre, version);
  return { code, qr: `${siteOrigin()}${codePath(id)}#${genre}=${code}` };
}

function handoverView(row: Row, genre: RemiseGenre, shown: boolean): Handover {
  const { version, essais, pauseJusqua, faiteLe, appareilLe, moyen, ligne, image } = row[genre] ?? NOTHING;
  const pause = pauseJusqua ? new Date(pauseJusqua) : null;
  const closed = isClosed({ essais, fermetures: 0, pauseJusqua: pause }, row.now);
  return {
    faiteLe: faiteLe && iso(faiteLe),
    appareilLe: appareilLe && iso(appareilLe),
    moyen,
    ligne,
    image,
    essaisRestants: closed ? 0 : MOST_TRIES - essais,
    pauseJusqua: closed && pause ? pause.toISOString() : null,
    code: shown && !faiteLe ? shownCode(row.id, genre, version) : null,
  };
}

/** PostgreSQL writes instants in JSON in its own zone. */
const iso = (instant: string) => new Date(instant).toISOString();
