import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { appels } from '@/lib/langues/appels';
import { databasePool } from '../db';
import { AppError } from '../errors';
import { alias, logSecurity } from '../log/security';
import { waitingOf } from './waiting.mjs';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Named limits, counted in PostgreSQL so that every instance shares them. Address limits are wide
 * because whole neighbourhoods share one address behind mobile operators.
 */
export const LIMITS = {
  loginAddress: { points: 200, duration: 15 * MINUTE },
  /** Wrong passwords for one account by browsers that never logged in to it. */
  loginAccount: { points: 10, duration: 15 * MINUTE },
  /** Wrong passwords by one browser that did: strangers cannot close this door. */
  loginDevice: { points: 10, duration: 15 * MINUTE },
  /** Right passwords: far more than anybody logs in. */
  loginRight: { points: 120, duration: HOUR },
  /** Wrong codes of a second factor, after a right password, by browsers that never logged in to the account. */
  factorAccount: { points: 10, duration: HOUR },
  /** The same by one browser that did, or by one session. */
  factorDevice: { points: 10, duration: HOUR },
  /** Copies of one's own data: each reads all of it. */
  dataAccount: { points: 3, duration: 24 * HOUR },
  /** Changes to how one's own account is kept safe. */
  safetyAccount: { points: 60, duration: HOUR },
  /** Logins by passkey that are begun; most of them go on. */
  passkeyAddress: { points: 300, duration: 15 * MINUTE },
  /** Mails about logins from new devices, to one account. */
  loginMail: { points: 5, duration: HOUR },
  /** « Ce n’était pas moi », tried from one address. */
  notMeAddress: { points: 100, duration: HOUR },
  registerAddress: { points: 300, duration: HOUR },
  resetAddress: { points: 100, duration: HOUR },
  resetAccount: { points: 5, duration: HOUR },
  /** Proofs of one's own password by who is logged in: a stolen session must not guess it. */
  passwordAccount: { points: 10, duration: 15 * MINUTE },
  /** Changes of e-mail: each refusal tells that an address has an account. */
  emailAccount: { points: 20, duration: 24 * HOUR },
  /** Links that prove an e-mail: asked for by one account, and to one address whoever asks. */
  emailLinkAccount: { points: 5, duration: HOUR },
  emailLinkAddress: { points: 5, duration: HOUR },
  /** Links of mails, tried from one address. */
  emailDoorAddress: { points: 600, duration: HOUR },
  /** Short messages cost money: one a minute, and few, by account, number, number's country and address. */
  smsPause: { points: 1, duration: MINUTE },
  smsAccount: { points: 5, duration: 24 * HOUR },
  smsNumber: { points: 5, duration: 24 * HOUR },
  smsCountry: { points: 300, duration: HOUR },
  smsAddress: { points: 20, duration: HOUR },
  /** Pictures of documents, and documents sent: somebody looks at each. */
  papierAccount: { points: 30, duration: 24 * HOUR },
  papierSent: { points: 10, duration: 24 * HOUR },
  /** What one account may publish: trips, needs and products together. */
  publishAccount: { points: 300, duration: HOUR },
  /** What one account may try to reserve, whether it succeeds or not. */
  reserveAccount: { points: 120, duration: HOUR },
  /** What an address may make us count without an account. */
  viewAddress: { points: 600, duration: HOUR },
  /** People whom one account writes to for the first time: fewer in its first day. */
  firstContactNew: { points: 5, duration: HOUR },
  firstContact: { points: 20, duration: HOUR },
  /** Messages of one person, in all conversations. */
  messageAccount: { points: 60, duration: MINUTE },
  /** Requests for money: each tells somebody. */
  paymentAccount: { points: 120, duration: HOUR },
  /** Codes of parcels that one account enters, right or wrong. */
  codeAccount: { points: 60, duration: HOUR },
  /** What is done through recipients' links from one address. */
  colisAddress: { points: 300, duration: HOUR },
  /** Links made, claims, disputes and proposals: each tells somebody. */
  remiseAccount: { points: 60, duration: HOUR },
  /** Documents to download: a PDF takes tens of milliseconds of a processor. */
  paperAccount: { points: 60, duration: HOUR },
  /** Reviews written; refused ones do not count. */
  reviewAccount: { points: 30, duration: 24 * HOUR },
  /** Blocks and their ends. */
  blockAccount: { points: 120, duration: HOUR },
  /** Reports written; refused ones do not count. */
  reportAccount: { points: 20, duration: 24 * HOUR },
  /** Alerts written, changed and deleted. */
  alerteAccount: { points: 120, duration: HOUR },
  /** Browsers that ask to be told. */
  pushAccount: { points: 60, duration: HOUR },
  newsletterAddress: { points: 60, duration: HOUR },
  /** Links that confirm a subscription, to one e-mail whoever asks. */
  newsletterEmail: { points: 5, duration: 24 * HOUR },
  /** Messages to us from one address, and in the name of one e-mail: each copy is a mail to somebody. */
  supportAddress: { points: 20, duration: HOUR },
  supportEmail: { points: 5, duration: 24 * HOUR },
  /** Calendar programs that ask anew, many of them from one place. */
  agendaAddress: { points: 1_200, duration: HOUR },
  /** Pictures of shared links that had to be drawn, each some tenth of a second of a processor. */
  afficheAddress: { points: 300, duration: HOUR },
  uploadAccount: { points: 60, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

const limiters = new Map<LimitName, RateLimiterPostgres>();

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const created = new RateLimiterPostgres({
    ...LIMITS[name],
    keyPrefix: name,
    storeClient: databasePool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The sweep does it, for all processes.
    clearExpiredByTimeout: false,
  });
  limiters.set(name, created);
  return created;
}

function refusal(result: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new AppError('rate_limited', appels('essaisNombreux', waitingOf(seconds)), undefined, seconds);
}

/** Counts one event for `key`. Throws `rate_limited` with the seconds to wait when there were too many. */
export async function countAgainst(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Once per closing: whoever goes on knocking fills no log.
    if (error.consumedPoints === LIMITS[name].points + 1) {
      logSecurity('doorClosed', { door: name, who: alias(key) });
    }
    throw refusal(error);
  }
}

/** Takes back one counted event: it turned out to be none of those that the limit is about. */
export async function uncount(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(key, 1);
}

/** Forgets what was counted for `key` (a successful login clears its failures). */
export async function forgetCount(name: LimitName, key: string): Promise<void> {
  await limiter(name).delete(key);
}
