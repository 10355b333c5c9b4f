import type { EtatPayment } from '../schema';
import { type Ecriture, encaissement, type Priced, reglement, reprise } from './ledger';
import { type PaymentAction, type PaymentPar, stepFrom } from './life';

/** What a step of a payment's life writes: where it leads, and its entries. */
export type Move = { to: EtatPayment; ecritures: Ecriture[] };

/**
 * A step with what it writes in the books, or null when it is not to be taken. `rembourse` is what goes back to who paid, in
 * cents (of what is taken back: what went back before); `echu` whether the step's time has come, `rendu` whether nothing of it is out. Of what is in the books nothing is read: its keys keep it from being
 * written twice.
 */
export function moveOf(
  payment: Priced & { state: EtatPayment },
  action: PaymentAction,
  by: PaymentPar,
  {
    rembourse = 0,
    echu = false,
    rendu = false,
  }: { rembourse?: number; echu?: boolean; rendu?: boolean } = {},
): Move | null {
  const montant = payment.amountCentimes;
  const to = stepFrom(payment.state, action, by, { montant, rembourse, echu, rendu });
  if (to === null) return null;
  const divided = payment.state === 'released' || payment.state === 'split';
  if (divided) return { to, ecritures: [reprise(payment, rembourse)] };
  const ecritures: Ecriture[] = [];
  if (action === 'encaisser') ecritures.push(encaissement(payment));
  // The state says what goes back, where it can: a release gives nothing back, whatever was said beside it.
  if (to === 'released') ecritures.push(reglement(payment, 0));
  if (to === 'refunded') ecritures.push(reglement(payment, montant));
  if (to === 'split') ecritures.push(reglement(payment, rembourse));
  return { to, ecritures };
}
