import 'server-only';
import { findCountry } from '@/lib/core/cities/countries';
import { db, newId, type Prisma } from '@/lib/core/db';
import { AppError, forbidden, isUniqueViolation } from '@/lib/core/errors';
import { uploadImage } from '@/lib/core/images/upload';
import { type ImageView, imageSelect, ownImageId } from '@/lib/core/images/view';
import { attempt } from '@/lib/core/limits/attempts';
import { countAgainst, uncount } from '@/lib/core/limits/rate-limit';
import { alias, logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { type Device, deviceIdFor } from '@/lib/core/sessions/device';
import { isOperatorEmail } from '@/lib/core/sessions/operators';
import { hashPassword, refuseWeakPassword, verifyPassword } from '@/lib/core/sessions/password';
import {
  actorOfToken,
  endSession,
  forgetOldSessions,
  type StartedSession,
  startSession,
} from '@/lib/core/sessions/session';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus as refusDAcces } from '@/lib/langues/refus/acces';
import { refus } from '@/lib/langues/refus/comptes';
import { type MeView, meView } from '../queries/view';
import { canEditProfile, PROFILE_IMAGE } from '../rules/account';
import type { LoginInput, RegisterCheckInput, RegisterInput } from '../schema/account';
import { accountKey } from './account-key';
import { agencyPlace, contactColumns, hoursColumn } from './agency';
import { expirePersonPages } from './expire';
import { sendEmailLink } from './identity/email-links';
import { isTrusted, noteDevice } from './safety/devices';
import { codeAsked, hasSecondFactor, passCode } from './safety/proof';
import { tellOfLogin } from './safety/tell';

/**
 * What is known about the one who knocks. `address` is for limits, `source` whom the route has counted already, `device`
 * says to which account their browser logged in before, `before` is the session that it still holds.
 */
export type Caller = {
  address: string;
  source: string;
  userAgent: string | null;
  device: Device | null;
  before: Actor | null;
};

/** A login that succeeded: its session (token, lifetime), the account's own view, and the name its browser is known by. */
export type LoggedIn = { session: StartedSession; user: MeView; device: Device };

/** What a login answers of the session that it has just opened. */
export async function opened(session: StartedSession, device: Device): Promise<LoggedIn> {
  const actor = await actorOfToken(session.token);
  if (!actor) throw new AppError('unauthorized', WRONG);
  return { session, user: await meView(actor), device };
}

const WRONG = refusDAcces('incorrects');

/**
 * Opens a session, in place of the one that the browser held. Wrong passwords are counted: a browser that logged in to
 * this account before has a door of its own, everybody else shares the account's and their address's, so strangers lock
 * out strangers only. Where there is a second factor its code is asked for too, unless the browser is remembered and the
 * password unchanged since. A right one takes back what the route has counted. Throws `unauthorized` with one message for an
 * unknown account and a wrong password alike, `forbidden` with the reason for a suspended account, `second_factor`, `invalid`
 * on `code`, `rate_limited`.
 */
export async function login(input: LoginInput, caller: Caller): Promise<LoggedIn> {
  const select = { id: true, passwordHash: true, deletedAt: true, suspendedAt: true } as const;
  const account = await db.user.findUnique({ where: { email: input.email }, select });
  const known = account && account.deletedAt === null ? account : null;
  const isRight = () => verifyPassword(known?.passwordHash ?? null, input.password);
  const device = known && caller.device?.userId === known.id ? caller.device : null;
  // A browser's door is for its own account: what it tries at others counts as anybody's.
  const elsewhere = caller.device && !device;
  if (elsewhere) await countAgainst('loginAddress', caller.address);
  const right = device
    ? await attempt('loginDevice', `${device.userId}:${device.id}`, isRight)
    : await attempt('loginAccount', accountKey(input.email), isRight);
  const who = { userId: known?.id ?? null, knownDevice: device !== null, from: alias(caller.address) };
  if (!known || !right) {
    logSecurity('loginFailed', who);
    throw new AppError('unauthorized', WRONG);
  }
  const { id, passwordHash } = known;
  // Told to who knows the password only.
  if (known.suspendedAt) throw await suspendedRefusal(known.id);
  const asksCode = await hasSecondFactor(id);
  const skipsCode = asksCode && device !== null && (await isTrusted(device));
  if (asksCode && !skipsCode) await passFactor(input, id, device);
  await uncount('loginAddress', caller.source);
  if (elsewhere) await uncount('loginAddress', caller.address);
  await countAgainst('loginRight', id);
  const browser = { userId: id, id: deviceIdFor(id, device) };
  const { userAgent } = caller;
  const { remember, timezone } = input;
  const now = new Date();
  const proved = { password: now, factor: asksCode && !skipsCode ? now : null };
  const trust = asksCode && !skipsCode && input.rememberDevice === true;
  const { session, isNews } = await db.$transaction(async (tx) => {
    // Under the lock that a new password takes: a login on its way meanwhile would outlive the end of every session.
    const unchanged = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${id}::uuid AND password_hash = ${passwordHash} AND suspended_at IS NULL FOR SHARE`;
    if (unchanged.length === 0) throw new AppError('unauthorized', WRONG);
    const asksCodeNow = await tx.twoFactor.count({ where: { userId: id, confirmedAt: { not: null } } });
    if (!asksCode && asksCodeNow > 0) throw codeAsked();
    if (caller.before) await endSession(caller.before, tx);
    const session = await startSession(id, { remember, userAgent, timezone, proved }, tx);
    await forgetOldSessions(id, tx);
    return { session, isNews: await noteDevice(browser, tx, { trust }) };
  });
  logSecurity('loggedIn', who);
  if (isNews) tellOfLogin({ userId: id, email: input.email }, { userAgent, timezone });
  return opened(session, browser);
}

/** Asks for the second factor, at the door of who knocks. Throws `second_factor`, `invalid` on `code`, `rate_limited`. */
async function passFactor({ email, code }: LoginInput, userId: string, device: Device | null): Promise<void> {
  if (code === undefined) throw codeAsked();
  const door = device
    ? ({ name: 'factorDevice', key: `${userId}:${device.id}` } as const)
    : ({ name: 'factorAccount', key: userId } as const);
  await passCode({ userId, email }, code, door);
}

/** Why a suspended account lets nobody in, and what its owner can do about it. */
export async function suspendedRefusal(userId: string): Promise<AppError> {
  logSecurity('accessRefused', { userId, code: 'suspended' });
  const why = await db.moderationEntry.findFirst({
    where: { personId: userId, action: 'suspendre' },
    orderBy: { id: 'desc' },
    select: { raison: true },
  });
  return forbidden(why ? refusDAcces('suspenduRaison', { raison: why.raison }) : refusDAcces('suspendu'));
}

/** Ends the session that the request came with, when it came with one. */
export async function logout(actor: Actor | null): Promise<void> {
  if (!actor) return;
  await endSession(actor);
  logSecurity('sessionEnded', { userId: actor.id, sessionId: actor.sessionId, cause: 'logout' });
}

/**
 * Creates an account with the details of its type, logs it in and sends the link that confirms its e-mail (docs/screens.md
 * and docs/api.md).
 * Throws `invalid` for a common password and `conflict`, on the field, for an e-mail that has an account:
 * since registering logs in at once, it cannot be hidden that an address is taken; the number of tries is limited. The
 * session that the browser held before ends. The account is written to in `langue`.
 */
export async function register(input: RegisterInput, caller: Caller, langue: Langue): Promise<LoggedIn> {
  if (isOperatorEmail(input.email)) throw emailTaken();
  const userId = await createUser(input, { langue });
  if (caller.before) await endSession(caller.before);
  const session = await startSession(userId, { userAgent: caller.userAgent, timezone: input.timezone });
  const browser = { userId, id: deviceIdFor(userId, caller.device) };
  await noteDevice(browser, db);
  logSecurity('registered', { userId, from: alias(caller.address) });
  await sendEmailLink(userId, { email: input.email, isNew: false });
  return opened(session, browser);
}

/**
 * Creates the account only and returns its id. Throws as `register` does. `knownHash` spares the hashing where many
 * accounts share one password (the demo world).
 */
export async function createUser(
  input: RegisterInput,
  { langue = 'fr', knownHash }: { langue?: Langue; knownHash?: string | undefined } = {},
): Promise<string> {
  const { email, firstName, lastName, phoneNumber, country, userType } = input;
  const names = [firstName, lastName, input.agencyDetails?.companyName];
  await refuseWeakPassword('password', input.password, { email, names });
  const passwordHash = knownHash ?? (await hashPassword(input.password));
  const timezone = findCountry(country)?.code === 'MA' ? 'Africa/Casablanca' : 'Europe/Paris';
  const person = {
    id: newId(),
    email,
    passwordHash,
    firstName,
    lastName,
    phoneNumber,
    country,
    userType,
    timezone,
    language: langue,
  };
  try {
    await db.user.create({ data: { ...person, ...detailsOf(input) }, select: { id: true } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw emailTaken();
  }
  return person.id;
}

/**
 * What `register` would refuse of an e-mail and a password, before the rest is typed. Throws as it does, and tells no more
 * than it does; its tries count against the same limit.
 */
export async function checkRegistration({ email, password }: RegisterCheckInput): Promise<null> {
  await refuseWeakPassword('password', password, { email });
  const known = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (known || isOperatorEmail(email)) throw emailTaken();
  return null;
}

function emailTaken(): AppError {
  const message = refus('emailPris');
  return new AppError('conflict', message, { email: message });
}

function detailsOf(input: RegisterInput): Partial<Prisma.UserCreateInput> {
  if (input.userType === 'particular') {
    const { birthDate, ...details } = input.particularDetails;
    return { particularDetails: { create: { ...details, birthDate: new Date(`${birthDate}T00:00:00Z`) } } };
  }
  if (input.userType === 'professional') {
    const { capacity, experience, ...details } = input.professionalDetails;
    const capaciteGrammes = Math.round(capacity * 1000);
    return { professionalDetails: { create: { ...details, capaciteGrammes, experienceYears: experience } } };
  }
  const { mainContact, openingHours, agencyPhotos: _notYet, ...details } = input.agencyDetails;
  const { ville, villeCle, timezone, texteRecherche } = agencyPlace(details);
  const agency = {
    ...details,
    ...contactColumns(mainContact),
    openingHours: hoursColumn(openingHours),
    ville,
    villeCle,
    timezone,
    texteRecherche,
  };
  return { location: ville, agencyDetails: { create: agency } };
}

/** The photo of a profile after a change: its address as everywhere else, and what a page needs to show it. */
export type ProfileImage = { profileImage: string | null; image: ImageView | null };

/**
 * Makes a picture that the actor uploaded before their photo; null takes the photo away. Throws `forbidden` for
 * somebody else's profile, `invalid` for a picture that is not theirs (docs/api.md).
 */
export async function chooseProfileImage(
  actor: Actor,
  userId: string,
  url: string | null,
): Promise<ProfileImage> {
  if (!canEditProfile(actor, { id: userId })) throw forbidden(refus('photoDUnAutre'));
  return setProfileImage(actor, url === null ? null : await ownImageId(actor, url, 'profileImage'));
}

/** Uploads a picture and makes it the actor's photo. Throws as `uploadImage` does, and `forbidden` as above. */
export async function uploadProfileImage(
  actor: Actor,
  userId: string,
  bytes: Uint8Array,
): Promise<ProfileImage> {
  if (!canEditProfile(actor, { id: userId })) throw forbidden(refus('photoDUnAutre'));
  const { id } = await uploadImage(actor, bytes, PROFILE_IMAGE, 'profileImage');
  return setProfileImage(actor, id);
}

/** The former picture stays until the sweep: a page that was kept a moment ago may still show it. */
async function setProfileImage(actor: Actor, profileImageId: string | null): Promise<ProfileImage> {
  const { profileImage } = await db.user.update({
    where: { id: actor.id },
    data: { profileImageId },
    select: { profileImage: { select: imageSelect } },
  });
  expirePersonPages(actor);
  return { profileImage: profileImage?.url ?? null, image: profileImage };
}
