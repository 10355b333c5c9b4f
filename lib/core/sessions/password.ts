import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { refus } from '@/lib/langues/refus/acces';
import { invalidField } from '../errors';
import { isBreached } from './breached';
import { isCommonPassword } from './common-passwords';
import { holdsOwnWords, type OwnWords } from './own-words';

// argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, made with the same cost. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$6aHptOj8T9YmNzzGHSaNPg$QYVraYMGymKDlg2VT6T1xnSanRsDhCnVvu8juB4+AsQ';

/** The argon2id hash of a password; the same letters typed on another keyboard (NFKC) give the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Whether the password is the hash's. Without a hash it takes the same time and is false, so that nobody learns who exists. */
export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const same = await verify(known ?? NOBODYS, password.normalize('NFKC'));
  return same && known !== null;
}

/**
 * Throws `invalid` on `field` for a password that others would try first: a common one, one that holds its owner's name or
 * e-mail, or one that has leaked, as far as the service that is asked for it answers.
 */
export async function refuseWeakPassword(field: string, password: string, owner: OwnWords): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField(field, refus('tropCourant'));
  if (holdsOwnWords(password, owner)) throw invalidField(field, refus('deSoi'));
  if (await isBreached(password)) throw invalidField(field, refus('fuite'));
}
