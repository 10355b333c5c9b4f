import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../env';
import { log } from './log';

/** Everything the security log tells, under the names by which an operator's alarms find it. */
const EVENTS = {
  registered: 'account.registered',
  loggedIn: 'login.succeeded',
  loginFailed: 'login.failed',
  doorClosed: 'door.closed',
  passwordRefused: 'password.refused',
  passwordChanged: 'password.changed',
  passwordReset: 'password.reset',
  resetAsked: 'password.reset_asked',
  emailChanged: 'email.changed',
  emailAsked: 'email.asked',
  emailConfirmed: 'email.confirmed',
  emailTakenBack: 'email.taken_back',
  phoneChanged: 'phone.changed',
  phoneConfirmed: 'phone.confirmed',
  papierSent: 'papers.sent',
  papierSeen: 'papers.seen',
  papierDecided: 'papers.decided',
  bankChanged: 'bank.changed',
  codeRefused: 'code.refused',
  sessionEnded: 'session.ended',
  notMe: 'account.not_me',
  dataAsked: 'account.data_asked',
  accountEnded: 'account.ended',
  paperOpened: 'account.paper_opened',
  factorRefused: 'two_factor.refused',
  twoFactorOn: 'two_factor.on',
  twoFactorOff: 'two_factor.off',
  passkeyAdded: 'passkey.added',
  passkeyRemoved: 'passkey.removed',
  recoveryRenewed: 'two_factor.codes_renewed',
  reported: 'moderation.reported',
  moderated: 'moderation.decided',
  accessRefused: 'access.refused',
} as const;

export type SecurityEvent = keyof typeof EVENTS;

/** Ids, codes, counts and what `alias` answers: never an e-mail, an address, a text or a token. */
type Facts = Record<string, string | number | boolean | null | undefined>;

/** Writes one structured line, whose `event` is from the table above. */
export function logSecurity(event: SecurityEvent, facts: Facts): void {
  log.info({ security: true, event: EVENTS[event], ...facts }, EVENTS[event]);
}

/** Stands for an address or an e-mail in the log: the same one is recognized, and without our secret nobody finds it out. */
export function alias(value: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(`security log ${value}`)
    .digest('base64url')
    .slice(0, 16);
}
