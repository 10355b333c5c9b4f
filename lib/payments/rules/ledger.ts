import type { EtatPayment } from '../schema';
import { commissionOf } from './commission';

/**
 * Where money stands (docs/rules.md). `prestataire` is what the provider holds for us, the others are what we owe of it: to
 * nobody yet, to who asked, to who paid, to the site.
 */
export type Compte = 'prestataire' | 'conserve' | 'a_verser' | 'a_rembourser' | 'commission';
/** What came to an account is above zero, what left it below. */
export type Ligne = { compte: Compte; centimes: number };
export type EcritureGenre =
  | 'encaissement'
  | 'reglement'
  | 'versement'
  | 'versement_annule'
  | 'remboursement'
  | 'remboursement_annule'
  | 'reprise';
/** An entry of the books. `cle` names what happened: it is written once, however often it is told. */
export type Ecriture = { cle: string; genre: EcritureGenre; lignes: Ligne[] };

/** What of a payment its entries are made of. */
export type Priced = { id: string; amountCentimes: number; tauxDixMilliemes: number };

/** The provider has the money, for nobody yet. */
export function encaissement({ id, amountCentimes }: Priced): Ecriture {
  return ecriture('encaissement', id, [
    { compte: 'prestataire', centimes: amountCentimes },
    { compte: 'conserve', centimes: -amountCentimes },
  ]);
}

/** How an amount is divided when so much of it goes back: the commission is on what does not, the rest of it the carrier's. */
export function shares(
  { amountCentimes, tauxDixMilliemes }: Omit<Priced, 'id'>,
  rembourse: number,
): { rembourse: number; commission: number; verse: number } {
  if (!Number.isSafeInteger(rembourse) || rembourse < 0 || rembourse > amountCentimes) {
    throw new RangeError(`not a part of ${amountCentimes}: ${rembourse}`);
  }
  const kept = amountCentimes - rembourse;
  const commission = commissionOf(kept, tauxDixMilliemes);
  return { rembourse, commission, verse: kept - commission };
}

/** What is held is divided for good. One per payment: released, refunded and split are the same event with other shares. */
export function reglement(payment: Priced, rembourse: number): Ecriture {
  const { commission, verse } = shares(payment, rembourse);
  return ecriture('reglement', payment.id, [
    { compte: 'conserve', centimes: payment.amountCentimes },
    { compte: 'a_rembourser', centimes: -rembourse },
    { compte: 'commission', centimes: -commission },
    { compte: 'a_verser', centimes: -verse },
  ]);
}

/**
 * What was divided goes back to who paid after all, commission included: for when nothing of it is out any more. `rembourse` went
 * back when it was divided.
 */
export function reprise(payment: Priced, rembourse = 0): Ecriture {
  const { commission, verse } = shares(payment, rembourse);
  return ecriture('reprise', payment.id, [
    { compte: 'a_verser', centimes: verse },
    { compte: 'commission', centimes: commission },
    { compte: 'a_rembourser', centimes: rembourse - payment.amountCentimes },
  ]);
}

/** The provider sent the carrier their share; `appelId` names the call that asked it to. */
export function versement(appelId: string, centimes: number): Ecriture {
  return paidOut('versement', appelId, 'a_verser', centimes);
}

/** What was sent to the carrier came back: it is owed again. */
export function versementAnnule(appelId: string, centimes: number): Ecriture {
  return paidOut('versement_annule', appelId, 'a_verser', -centimes);
}

/** The provider gave who paid their share back. */
export function remboursement(appelId: string, centimes: number): Ecriture {
  return paidOut('remboursement', appelId, 'a_rembourser', centimes);
}

/** What was given back did not reach who paid (their card is closed): it is owed to them again. */
export function remboursementAnnule(appelId: string, centimes: number): Ecriture {
  return paidOut('remboursement_annule', appelId, 'a_rembourser', -centimes);
}

function paidOut(genre: EcritureGenre, appelId: string, compte: Compte, centimes: number): Ecriture {
  return ecriture(genre, appelId, [
    { compte, centimes },
    { compte: 'prestataire', centimes: -centimes },
  ]);
}

/** `-0` and lines of nothing say nothing. */
function ecriture(genre: EcritureGenre, id: string, lignes: Ligne[]): Ecriture {
  return { cle: `${genre}:${id}`, genre, lignes: lignes.filter(({ centimes }) => centimes !== 0) };
}

/** The balance of each account after some entries. */
export function balances(ecritures: readonly Ecriture[]): Record<Compte, number> {
  const sums = { prestataire: 0, conserve: 0, a_verser: 0, a_rembourser: 0, commission: 0 };
  for (const { compte, centimes } of ecritures.flatMap(({ lignes }) => lignes)) sums[compte] += centimes;
  return sums;
}

/** What is still to be sent out of an account of what we owe, when `demande` is what was asked of the provider and not answered. */
export function owed(
  compte: 'a_verser' | 'a_rembourser',
  ecritures: readonly Ecriture[],
  demande: number,
): number {
  return -balances(ecritures)[compte] - demande;
}

/** What the entries of one payment say of its state; null when nothing was paid. A dispute moves no money. */
export function stateOf(
  ecritures: readonly Ecriture[],
): Extract<EtatPayment, 'held' | 'released' | 'refunded' | 'split'> | null {
  if (ecritures.some(({ genre }) => genre === 'reprise')) return 'refunded';
  const settled = ecritures.find(({ genre }) => genre === 'reglement');
  if (!settled) return ecritures.some(({ genre }) => genre === 'encaissement') ? 'held' : null;
  const back = settled.lignes.some(({ compte }) => compte === 'a_rembourser');
  const kept = settled.lignes.some(({ compte }) => compte === 'a_verser' || compte === 'commission');
  if (back && kept) return 'split';
  return back ? 'refunded' : 'released';
}
