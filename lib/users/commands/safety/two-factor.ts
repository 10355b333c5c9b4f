import 'server-only';
import { db } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { noteProof } from '@/lib/core/sessions/proof';
import { endOtherSessions } from '@/lib/core/sessions/session';
import { refus } from '@/lib/langues/refus/acces';
import { authenticatorUri, newSecret, renewRecoveryCodes, stepOf } from './codes';
import { endTrust } from './devices';
import { hasSecondFactor, requireProof } from './proof';
import { tellOwner } from './tell';

export type FactorKey = { secret: string; uri: string; qr: string };

/**
 * Makes a key for the actor's authenticator app, in place of one that was not confirmed. Nothing asks for it before
 * `confirmFactor`. Throws `proof_required`, `conflict` when a second factor is on.
 */
export async function beginFactor(actor: Actor): Promise<FactorKey> {
  await requireProof(actor);
  const { id: userId } = actor;
  if (await hasSecondFactor(userId)) throw new AppError('conflict', refus('facteurActif'));
  const { email } = await emailOf(actor);
  const { typed, sealed } = newSecret(userId);
  await db.$executeRaw`
    INSERT INTO two_factors (user_id, secret) VALUES (${userId}::uuid, ${sealed})
    ON CONFLICT (user_id) DO UPDATE SET secret = ${sealed}, created_at = now() WHERE two_factors.confirmed_at IS NULL`;
  const uri = authenticatorUri(email, typed);
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  const secret = typed.match(/.{1,4}/g)?.join(' ') ?? typed;
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Switches the second factor on once a code shows that the app has the key. Every other session ends: they proved a
 * password only. Answers the recovery codes. Throws `invalid` on `code`, `conflict`.
 */
export async function confirmFactor(actor: Actor, code: string): Promise<{ codes: string[] }> {
  const { id: userId } = actor;
  const row = await db.twoFactor.findUnique({ where: { userId } });
  if (!row) throw invalidField('code', refus('facteurARefaire'));
  if (row.confirmedAt) throw new AppError('conflict', refus('facteurActif'));
  const lastStep = stepOf(userId, row.secret, code);
  if (lastStep === null) throw invalidField('code', refus('codeFauxHeure'));
  const codes = await db.$transaction(async (tx) => {
    // A login on its way meanwhile, which was not asked for a code, waits and finds that it must.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const { count } = await tx.twoFactor.updateMany({
      where: { userId, secret: row.secret, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep },
    });
    if (count !== 1) throw new AppError('conflict', refus('facteurARefaire'));
    await endOtherSessions(actor, tx);
    await endTrust(userId, tx);
    await noteProof(actor, { factor: true }, tx);
    return renewRecoveryCodes(userId, tx);
  });
  await told(actor, 'twoFactorOn');
  return { codes };
}

/** Switches the second factor off; its recovery codes go with it. Throws `proof_required`. */
export async function endFactor(actor: Actor): Promise<void> {
  await requireProof(actor);
  const { id: userId } = actor;
  const count = await db.$transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await endTrust(userId, tx);
    return (await tx.twoFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } })).count;
  });
  if (count > 0) await told(actor, 'twoFactorOff');
}

/** New recovery codes in place of the old ones. Throws `proof_required`, `conflict` without a second factor. */
export async function renewCodes(actor: Actor): Promise<{ codes: string[] }> {
  await requireProof(actor);
  if (!(await hasSecondFactor(actor.id))) {
    throw new AppError('conflict', refus('facteurDAbord'));
  }
  const codes = await db.$transaction((tx) => renewRecoveryCodes(actor.id, tx));
  await told(actor, 'recoveryRenewed');
  return { codes };
}

async function told(actor: Actor, event: 'twoFactorOn' | 'twoFactorOff' | 'recoveryRenewed'): Promise<void> {
  logSecurity(event, { userId: actor.id, sessionId: actor.sessionId });
  tellOwner(event, { userId: actor.id, ...(await emailOf(actor)) });
}

const emailOf = ({ id }: Actor) => db.user.findUniqueOrThrow({ where: { id }, select: { email: true } });
