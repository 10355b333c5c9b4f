import 'server-only';
import { findCity } from '@/lib/core/cities/find';
import { type Db, db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { AppError, invalidField } from '@/lib/core/errors';
import { attempt } from '@/lib/core/limits/attempts';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { isOperatorEmail } from '@/lib/core/sessions/operators';
import { hashPassword, refuseWeakPassword, verifyPassword } from '@/lib/core/sessions/password';
import { noteProof } from '@/lib/core/sessions/proof';
import { endOtherSessions, renewSession, type StartedSession } from '@/lib/core/sessions/session';
import { normaliser } from '@/lib/core/text/normaliser';
import { refus as refusDAcces } from '@/lib/langues/refus/acces';
import { refus } from '@/lib/langues/refus/comptes';
import { ownNamesSelect, ownWords } from '../queries/own-words';
import { type MeView, meView } from '../queries/view';
import { isZoneOfDatabase } from '../queries/zones';
import { PAPIER_GENRES } from '../rules/papiers';
import { isLivingName } from '../schema/names';
import type { ChangePasswordInput, UpdateMeInput } from '../schema/settings';
import { accountKey } from './account-key';
import { expirePersonPages } from './expire';
import { sendEmailLink } from './identity/email-links';
import { voidPapiers } from './identity/papiers';
import { chooseNewsletter } from './newsletter';
import { endResetLinks } from './password-reset';
import { endTrust } from './safety/devices';
import { requireFactor } from './safety/proof';
import { tellOwner } from './safety/tell';

/**
 * Changes the actor's own account and preferences; what is left out stays. Another e-mail or phone number needs the
 * current password. With another name nothing is verified any more that documents
 * proved. The e-mail counts once the link that goes to it has confirmed it; the phone number is not verified any
 * more, and a mail says so. Answers the account. Throws `invalid` on `currentPassword`, on `preferences.timezone`
 * for one that the database does not know, on `preferences.language` for one that is not offered, and on `lastName` for the name of an account that has ended,
 * `forbidden` for the newsletter without a confirmed e-mail, `conflict` for an e-mail that has an account, `rate_limited` (docs/safety.md).
 */
export async function updateMe(actor: Actor, change: UpdateMeInput): Promise<MeView> {
  const { firstName, lastName, phoneNumber, location, preferences } = change;
  if (location !== undefined && actor.userType === 'agency') {
    throw invalidField('location', refus('villeDAgence'));
  }
  const before = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, passwordHash: true, phoneNumber: true, firstName: true, lastName: true },
  });
  const email = change.email !== before.email ? change.email : undefined;
  const otherPhone = phoneNumber !== undefined && phoneNumber !== before.phoneNumber;
  if (email !== undefined || otherPhone) {
    await provePassword(actor, before.passwordHash, change.currentPassword);
  }
  if (email !== undefined) await countAgainst('emailAccount', actor.id);
  if (email !== undefined && (await isTaken(email))) throw emailTaken();
  if (email !== undefined) await countAgainst('emailLinkAddress', accountKey(email));
  const {
    email: notifyEmail,
    push,
    message,
    newDemande,
    transportUpdate,
    alertes,
  } = preferences?.notifications ?? {};
  const { timezone, theme, language } = preferences ?? {};
  if (language !== undefined && !env().LANGUES.includes(language)) {
    throw invalidField('preferences.language', refus('langueAbsente'));
  }
  if (timezone !== undefined && !(await isZoneOfDatabase(timezone))) {
    throw invalidField('preferences.timezone', refus('fuseauInconnu'));
  }
  const data = {
    firstName,
    lastName,
    phoneNumber,
    location: location && (findCity(location)?.name ?? location),
    notifyEmail,
    notifyPush: push,
    notifyMessage: message,
    notifyNewDemande: newDemande,
    notifyTransportUpdate: transportUpdate,
    notifyAlertes: alertes,
    timezone,
    theme,
    language,
    ...(otherPhone && { phoneVerifiedAt: null }),
  };
  // What was decided from the account as it was read is written only while it still is so.
  const unchanged = {
    ...(otherPhone && { phoneNumber: before.phoneNumber }),
    ...(email !== undefined && { email: before.email }),
    ...((otherPhone || email !== undefined) && { passwordHash: before.passwordHash }),
  };
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id: actor.id, ...unchanged }, data });
    if (count !== 1) throw new AppError('conflict', refus('changeAilleurs'));
    if (firstName !== undefined || lastName !== undefined) await refuseEndedName(actor.id, tx);
    if (otherName(before, change)) {
      await voidPapiers(tx, actor.id, actor.userType === 'agency' ? ['identite'] : PAPIER_GENRES);
    }
    if (preferences?.newsletter === undefined) return;
    await chooseNewsletter(actor, preferences.newsletter, tx);
  });
  if (email !== undefined) {
    await sendEmailLink(actor.id, { email, isNew: true });
    logSecurity('emailAsked', { userId: actor.id, sessionId: actor.sessionId });
  }
  if (otherPhone) {
    tellOwner('phoneChanged', { userId: actor.id, email: before.email });
    logSecurity('phoneChanged', { userId: actor.id, sessionId: actor.sessionId });
  }
  if (firstName !== undefined || lastName !== undefined || location !== undefined) {
    expirePersonPages(actor);
  }
  return meView(actor);
}

/**
 * Gives the actor's account a new password. Every session, remembered browser and link to a new password ends, and a mail says so; the
 * actor goes on with the session that is answered. Throws `invalid` on `currentPassword` or `newPassword`, `conflict` when another change came first, `rate_limited`.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<StartedSession> {
  const { id } = actor;
  const before = await db.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, passwordHash: true, ...ownNamesSelect },
  });
  await refuseWeakPassword('newPassword', input.newPassword, ownWords(before));
  await provePassword(actor, before.passwordHash, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  const session = await db.$transaction(async (tx) => {
    const where = { id, passwordHash: before.passwordHash };
    const { count } = await tx.user.updateMany({ where, data: { passwordHash } });
    if (count !== 1) throw new AppError('conflict', refus('changeAilleurs'));
    await endResetLinks(tx, id);
    await endTrust(id, tx);
    return renewSession(actor, tx);
  });
  tellOwner('passwordChanged', { userId: id, email: before.email });
  logSecurity('passwordChanged', { userId: id, sessionId: actor.sessionId });
  return session;
}

type Name = { firstName: string; lastName: string };

/** Whether a change is another name, and not the same in other letters: what was verified of the former is not of this one. */
function otherName(before: Name, { firstName, lastName }: Partial<Name>): boolean {
  const after = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  const said = (name: Name) => normaliser(`${name.firstName} ${name.lastName}`);
  return said(after) !== said(before);
}

/** Judges the name as it is written now, since each half may have been changed by itself, and at once. Throws `invalid` on `lastName`. */
async function refuseEndedName(id: string, tx: Db): Promise<void> {
  const name = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { firstName: true, lastName: true },
  });
  if (!isLivingName(name)) throw invalidField('lastName', refus('nomDeCompteFini'));
}

/** Whether an address is an account's, or an operator's to have. The link to it asks again when it is opened. */
async function isTaken(email: string): Promise<boolean> {
  return isOperatorEmail(email) || (await db.user.count({ where: { email } })) > 0;
}

function emailTaken(): AppError {
  const taken = refus('emailDejaPris');
  return new AppError('conflict', taken, { email: taken });
}

/** Ends the actor's other sessions. Answers how many there were. */
export async function logoutElsewhere(actor: Actor): Promise<{ ended: number }> {
  const ended = await endOtherSessions(actor);
  logSecurity('sessionEnded', { userId: actor.id, ended, cause: 'logout elsewhere' });
  return { ended };
}

/**
 * Whoever holds a session without its owner must not guess the password, nor does it do alone where there is a second
 * factor. Throws `invalid` on `currentPassword`, `rate_limited`, `proof_required`.
 */
export async function provePassword(actor: Actor, known: string, typed: string | undefined): Promise<void> {
  if (typed === undefined) throw invalidField('currentPassword', refusDAcces('motDePasseActuel'));
  if (await attempt('passwordAccount', actor.id, () => verifyPassword(known, typed))) {
    await noteProof(actor, { password: true });
    return requireFactor(actor);
  }
  logSecurity('passwordRefused', { userId: actor.id, sessionId: actor.sessionId });
  throw invalidField('currentPassword', refusDAcces('motDePasseActuelFaux'));
}
