import 'server-only';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { db, newId } from '@/lib/core/db';
import { AppError, invalidField, isUniqueViolation, notFound } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import type { Actor } from '@/lib/core/sessions/actor';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/acces';
import { type PasskeyView, passkeyViewOf } from '../../queries/safety';
import { deviceName } from '../../rules/device';
import type { AddPasskeyInput } from '../../schema/passkeys';
import { isOwnChallenge, newChallenge, spendChallenge } from './challenge';
import { requireProof } from './proof';
import { tellOwner } from './tell';

const MAX_PASSKEYS = 20;

/** Who we are to an authenticator: the site that people use, whatever a request claims. */
export const relyingParty = () => {
  const { hostname, origin } = new URL(siteOrigin());
  return { expectedRPID: hostname, expectedOrigin: origin };
};

const purposeOf = (actor: Actor) => `register ${actor.id}`;

/** What the actor's browser needs to make a passkey. Throws `proof_required`, `conflict` when there are too many. */
export async function passkeyOptions(actor: Actor): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await requireProof(actor);
  const { email, firstName, lastName, passkeys } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      passkeys: { select: { credentialId: true } },
    },
  });
  if (passkeys.length >= MAX_PASSKEYS) {
    throw new AppError('conflict', refus('tropDeCles', { n: MAX_PASSKEYS }));
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty().expectedRPID,
    userID: new Uint8Array(Buffer.from(actor.id)),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    challenge: newChallenge(purposeOf(actor)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    // It opens the account by itself: the device must hold it, and have asked for finger, face or code.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Adds the passkey that the actor's browser made. Throws `proof_required`, `invalid` on `response`, `conflict`. */
export async function addPasskey(
  actor: Actor,
  { response, name }: AddPasskeyInput,
  userAgent: string | null,
  langue: Langue = 'fr',
): Promise<PasskeyView> {
  await requireProof(actor);
  let challenge = '';
  const expectedChallenge = (given: string) => {
    challenge = given;
    return isOwnChallenge(purposeOf(actor), given);
  };
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    ...relyingParty(),
    expectedChallenge,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw invalidField('response', refus('cleNonVerifiee'));
  if (!(await spendChallenge(challenge))) throw invalidField('response', refus('demandeServie'));
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  const row = await db.passkey
    .create({
      data: {
        id: newId(),
        userId: actor.id,
        credentialId,
        publicKey,
        counter,
        transports: response.response.transports ?? [],
        name: name ?? deviceName(userAgent, langue),
      },
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('conflict', refus('cleConnue'));
    });
  await told(actor, 'passkeyAdded');
  return passkeyViewOf(row);
}

/** Gives one of the actor's passkeys another name. Throws `not_found`. */
export async function renamePasskey(actor: Actor, id: string, name: string): Promise<PasskeyView> {
  const [row] = await db.passkey.updateManyAndReturn({ where: { id, userId: actor.id }, data: { name } });
  if (!row) throw notFound(refus('cleDisparue'));
  return passkeyViewOf(row);
}

/** Removes one of the actor's passkeys: it opens nothing any more. Throws `proof_required`, `not_found`. */
export async function removePasskey(actor: Actor, id: string): Promise<void> {
  await requireProof(actor);
  const { count } = await db.passkey.deleteMany({ where: { id, userId: actor.id } });
  if (count !== 1) throw notFound(refus('cleDisparue'));
  await told(actor, 'passkeyRemoved');
}

async function told(actor: Actor, event: 'passkeyAdded' | 'passkeyRemoved'): Promise<void> {
  logSecurity(event, { userId: actor.id, sessionId: actor.sessionId });
  const where = { id: actor.id };
  const { email } = await db.user.findUniqueOrThrow({ where, select: { email: true } });
  tellOwner(event, { userId: actor.id, email });
}
