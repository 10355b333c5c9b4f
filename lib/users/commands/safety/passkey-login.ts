import 'server-only';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { countAgainst, uncount } from '@/lib/core/limits/rate-limit';
import { alias, logSecurity } from '@/lib/core/log/security';
import { deviceIdFor } from '@/lib/core/sessions/device';
import { endSession, forgetOldSessions, startSession } from '@/lib/core/sessions/session';
import { refus } from '@/lib/langues/refus/acces';
import type { PasskeyLoginInput } from '../../schema/passkeys';
import { type Caller, type LoggedIn, opened, suspendedRefusal } from '../account';
import { isOwnChallenge, newChallenge, spendChallenge } from './challenge';
import { noteDevice } from './devices';
import { relyingParty } from './passkeys';
import { tellOfLogin } from './tell';

const LOGIN = 'login';

/** What a browser needs to answer for any passkey that it holds for this site; it says nothing of any account. */
export async function passkeyLoginOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingParty().expectedRPID,
    challenge: newChallenge(LOGIN),
    userVerification: 'required',
  });
}

/**
 * Opens a session for the owner of a passkey. The device that holds it has asked for a finger, a face or a code of its
 * own, so it stands for the password and the second factor both. Throws `unauthorized` with one message for whatever is
 * wrong, `forbidden` with the reason for a suspended account.
 */
export async function passkeyLogin(input: PasskeyLoginInput, caller: Caller): Promise<LoggedIn> {
  const { userAgent } = caller;
  const { remember, timezone } = input;
  const passkey = await provenPasskey(input.response);
  const from = alias(caller.address);
  if (!passkey) {
    logSecurity('loginFailed', { userId: null, way: 'passkey', from });
    throw new AppError('unauthorized', refus('cleInconnue'));
  }
  const { id: userId, email, suspendedAt } = passkey.user;
  if (suspendedAt) throw await suspendedRefusal(userId);
  await uncount('loginAddress', caller.source);
  await countAgainst('loginRight', userId);
  const browser = { userId, id: deviceIdFor(userId, caller.device) };
  const now = new Date();
  const { session, isNews } = await db.$transaction(async (tx) => {
    // Under the lock that « Ce n’était pas moi » takes: a login on its way meanwhile would outlive the end of its passkey.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR SHARE`;
    const left = await tx.passkey.count({
      where: { id: passkey.id, user: { deletedAt: null, suspendedAt: null } },
    });
    if (left === 0) throw new AppError('unauthorized', refus('cleInconnue'));
    if (caller.before) await endSession(caller.before, tx);
    const proved = { password: now, factor: now };
    const session = await startSession(userId, { remember, userAgent, timezone, proved }, tx);
    await forgetOldSessions(userId, tx);
    return { session, isNews: await noteDevice(browser, tx) };
  });
  logSecurity('loggedIn', { userId, way: 'passkey', from });
  if (isNews) tellOfLogin({ userId, email }, { userAgent, timezone });
  return opened(session, browser);
}

/** The passkey that a browser's answer proves, its challenge and its counter spent; null for anything else. */
async function provenPasskey(response: PasskeyLoginInput['response']) {
  const passkey = await db.passkey.findUnique({
    where: { credentialId: response.id },
    include: { user: { select: { id: true, email: true, deletedAt: true, suspendedAt: true } } },
  });
  if (!passkey || passkey.user.deletedAt) return null;
  const handle = Buffer.from(response.response.userHandle, 'base64url').toString();
  if (handle !== passkey.userId) return null;
  let challenge = '';
  const expectedChallenge = (given: string) => {
    challenge = given;
    return isOwnChallenge(LOGIN, given);
  };
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    ...relyingParty(),
    expectedChallenge,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || !(await spendChallenge(challenge))) return null;
  const { newCounter } = verified.authenticationInfo;
  // Whoever copied the key and answers at the same instant is behind.
  const { count } = await db.passkey.updateMany({
    where: { id: passkey.id, ...(newCounter > 0 && { counter: { lt: newCounter } }) },
    data: { counter: newCounter, lastUsedAt: new Date() },
  });
  return count === 1 ? passkey : null;
}
