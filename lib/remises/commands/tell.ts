import 'server-only';
import { writeEvenements } from '@/lib/conversations/commands/evenements';
import type { EvenementType } from '@/lib/conversations/schema';
import type { RawDb } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { FactsOf, Told } from '@/lib/notifications/schema';
import { isTestMode } from '@/lib/payments/rules/mode';
import { readTold, type ToldReservation } from '@/lib/reservations/commands/tell';
import { codePath } from '../labels';

type Happened = Extract<
  EvenementType,
  | 'colis_collecte'
  | 'colis_livre'
  | 'livraison_declaree'
  | 'remise_avant_annulation'
  | 'paiement_libere'
  | 'litige_ouvert'
  | 'litige_accorde'
  | 'litige_tranche'
>;
type Pour = 'transporteur' | 'demandeur';
type Kind = Extract<
  Told,
  {
    kind:
      | 'colis_collecte'
      | 'colis_livre'
      | 'livraison_declaree'
      | 'remise_attendue'
      | 'remise_avant_annulation'
      | 'codes_fermes'
      | 'litige';
  }
>['kind'];
/** What the bell says, to whom; `cle` names which one of its kind it is. */
export type Bell = {
  [K in Kind]: {
    pour: Pour;
    kind: K;
    cle?: string;
    more: Omit<FactsOf[K], keyof FactsOf['colis_collecte']>;
  };
}[Kind];

/**
 * Tells the two people of a reservation what became of its parcel, in the transaction in which it did and after all that it
 * locks: a line in their thread (`by` did it; nobody when it was time or the recipient), and what the bell and mail say.
 */
export async function tellRemise(
  tx: RawDb,
  id: string,
  { type, by = null, bells = [] }: { type?: Happened; by?: string | null; bells?: Bell[] },
): Promise<void> {
  const [one] = await readTold(tx, [id]);
  if (!one) return;
  if (type) {
    await writeEvenements(tx, [
      {
        transportId: one.transportId,
        people: [one.carrierId, one.requesterId],
        by,
        evenement: {
          type,
          reservationId: one.id,
          transportId: one.transportId,
          villeDepart: one.de,
          villeArrivee: one.vers,
          dateDepart: one.depart.toISOString(),
          timezoneDepart: one.fuseau,
          poidsGrammes: one.poids,
          prixCentimes: one.prix,
          commentaire: null,
          etape: null,
        },
      },
    ]);
  }
  if (bells.length === 0) return;
  const argent = await argentOf(tx, id);
  await notify(
    tx,
    bells.map((bell) => toldOf(one, argent, bell)),
  );
}

type Argent = { conserve: boolean; modeTest: boolean };

/** Whether money is held for a reservation, and whether what was paid for it is test money. */
async function argentOf(tx: RawDb, id: string): Promise<Argent> {
  const paid = await tx.$queryRaw<{ provider: string; held: boolean }[]>`
    SELECT provider, state IN ('held', 'disputed') AS held FROM payments
    WHERE reservation_id = ${id}::uuid AND state IN ('held', 'disputed', 'released', 'refunded', 'split')`;
  return {
    conserve: paid.some(({ held }) => held),
    modeTest: paid.some(({ provider }) => isTestMode(provider)),
  };
}

function toldOf(one: ToldReservation, argent: Argent, { pour, kind, cle = '', more }: Bell): Told {
  const [userId, personneId] =
    pour === 'transporteur' ? [one.carrierId, one.requesterId] : [one.requesterId, one.carrierId];
  const lien = codePath(one.id);
  const facts = {
    reservationId: one.id,
    personneId,
    de: one.de,
    vers: one.vers,
    pour,
    lien,
    ...argent,
    ...more,
  };
  return { userId, kind, cle: `${kind}:${one.id}${cle && `:${cle}`}`, facts } as Told;
}
