import type { Prisma } from '@/lib/core/db';
import { eurosToCents } from '@/lib/core/text/money';
import { codeHash, codeOf } from '@/lib/remises/queries/codes';
import { type RemiseAction, type RemisePar, remindersDue, stepFrom } from '@/lib/remises/rules';
import type { RemiseGenre } from '@/lib/remises/schema';
import type { EtatRemise } from '@/lib/reservations/schema';
import type { Hanging } from './hang-images';
import type { Line, Talk } from './talk';

const DAY_MS = 86_400_000;
/** That a device or the money could hold a step back is not told in the demo world. */
const FACTS = { parti: true, conserve: true, echu: false, differe: false };
const STEPS: Partial<Record<NonNullable<Line['evenement']>, [RemiseAction, RemisePar]>> = {
  colis_collecte: ['collecter', 'transporteur'],
  colis_livre: ['livrer', 'transporteur'],
  livraison_declaree: ['declarer', 'transporteur'],
  litige_ouvert: ['contester', 'demandeur'],
  litige_accorde: ['accepter', 'demandeur'],
  paiement_libere: ['liberer', 'demandeur'],
};

export type Told = {
  talk: Talk;
  reservationId: string;
  requesterId: string;
  carrierId: string;
  /** What was paid for it. */
  centimes: number;
  /** What happened, in its order. */
  after: { line: Line; at: Date }[];
};

/** The rows that handovers and disagreements leave; `now` and `ago` are the demo world's. */
export function remiseRows(newId: (moment: Date) => string, now: Date, ago: (days: number) => Date) {
  const rows = {
    remises: [] as Prisma.RemiseCreateManyInput[],
    declarations: [] as Prisma.RemiseDeclarationCreateManyInput[],
    litiges: [] as Prisma.LitigeCreateManyInput[],
    propositions: [] as Prisma.LitigePropositionCreateManyInput[],
    images: [] as Hanging[],
  };

  /** Hands a parcel over as its thread tells. Answers where it is then. */
  function handOver({ talk, reservationId, requesterId, carrierId, centimes, after }: Told): EtatRemise {
    let etat: EtatRemise = 'attendue';
    for (const { line, at } of after) {
      const step = line.evenement && STEPS[line.evenement];
      if (!step) continue;
      const to = stepFrom(etat, ...step, FACTS);
      if (to === null) throw new Error(`a parcel that is ${etat} is not to ${step[0]}`);
      etat = to;
      if (line.evenement === 'colis_collecte') hand('collecte', at);
      if (line.evenement === 'colis_livre') hand('livraison', at);
      if (line.evenement === 'livraison_declaree') declare(at, line.texte);
      if (line.evenement === 'litige_ouvert') dispute(at, line.texte);
    }
    return etat;

    function hand(genre: RemiseGenre, faiteLe: Date) {
      rows.remises.push({
        reservationId,
        genre,
        codeHash: codeHash(reservationId, genre, codeOf(reservationId, genre, 1)),
        faiteLe,
        moyen: 'code',
        userId: carrierId,
      });
    }

    function declare(createdAt: Date, ligne: string) {
      const imageId = newId(createdAt);
      rows.images.push({ id: imageId, ownerId: carrierId, kind: 'general', name: 'enveloppe' });
      const rappels = remindersDue(createdAt, now);
      const rappelLe = rappels > 0 ? new Date(+createdAt + DAY_MS) : null;
      rows.declarations.push({ reservationId, imageId, ligne, createdAt, rappels, rappelLe });
    }

    function dispute(createdAt: Date, motif: string) {
      const id = newId(createdAt);
      const agreed = after.find(({ line }) => line.evenement === 'litige_accorde');
      rows.litiges.push({
        id,
        reservationId,
        par: 'demandeur',
        userId: requesterId,
        motif,
        montantCentimes: centimes,
        createdAt,
        ...(agreed && {
          etat: 'accorde' as const,
          closLe: agreed.at,
          rembourseCentimes: eurosToCents(agreed.line.rembourse ?? 0),
        }),
      });
      for (const { de, euros, ligne, ilYa } of talk.propositions) {
        const at = ago(ilYa);
        const userId = de === 'a' ? requesterId : carrierId;
        rows.propositions.push({
          id: newId(at),
          litigeId: id,
          userId,
          rembourseCentimes: eurosToCents(euros),
          ligne,
          createdAt: at,
        });
      }
    }
  }
  return { rows, handOver };
}
