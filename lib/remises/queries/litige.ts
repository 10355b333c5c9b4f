import 'server-only';
import { Prisma } from '@/lib/core/db';
import { centsToEuros } from '@/lib/core/text/money';
import type * as z from '@/lib/core/zod';
import type { remiseViewSchema } from '../schema/view';

type LitigeView = NonNullable<z.output<typeof remiseViewSchema>['litige']>;
/** As it is stored: money in cents, instants as PostgreSQL writes them. */
export type KeptLitige = Omit<LitigeView, 'montant' | 'rembourse' | 'propositions'> & {
  montant: number;
  rembourse: number | null;
  propositions: LitigeView['propositions'] | null;
};

/** The last dispute about `reservations r`, one JSON value. */
export const litigeJson = Prisma.sql`(SELECT json_build_object('_id', l.id, 'par', l.par, 'motif', l.motif, 'etat', l.etat,
    'le', l.created_at, 'montant', l.montant_centimes, 'rembourse', l.rembourse_centimes, 'raison', l.raison,
    'propositions', (SELECT json_agg(json_build_object('_id', p.id, 'rembourse', p.rembourse_centimes, 'ligne', p.ligne,
        'le', p.created_at, 'par', CASE WHEN p.user_id = r.user_id THEN 'demandeur' ELSE 'transporteur' END) ORDER BY p.id)
      FROM litige_propositions p WHERE p.litige_id = l.id))
  FROM litiges l WHERE l.reservation_id = r.id ORDER BY l.id DESC LIMIT 1)`;

/** A dispute as its two people see it, in euros. */
export function litigeView({ montant, rembourse, propositions, ...litige }: KeptLitige): LitigeView {
  return {
    ...litige,
    le: new Date(litige.le).toISOString(),
    montant: centsToEuros(montant),
    rembourse: rembourse === null ? null : centsToEuros(rembourse),
    propositions: (propositions ?? []).map((one) => ({
      ...one,
      rembourse: centsToEuros(one.rembourse),
      le: new Date(one.le).toISOString(),
    })),
  };
}
