import 'server-only';
import { db } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { sessionsOf } from '@/lib/core/sessions/session';
import { utcIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { safetySubject } from '../commands/safety/letters';
import { hashOfToken } from '../commands/safety/tell';
import { deviceName, isPhone } from '../rules/device';
import type { passkeyViewSchema } from '../schema/passkeys';
import type { sessionItemSchema } from '../schema/safety';
import { placeOfZone } from './place';

/** What keeps an account safe beside its password. */
export type SafetyView = {
  twoFactor: { since: string; recoveryLeft: number } | null;
  passkeys: PasskeyView[];
};

export type PasskeyView = z.output<typeof passkeyViewSchema>;

type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** A passkey as its owner sees it. */
export function passkeyViewOf({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The actor's passkeys, the oldest first. */
export async function listPasskeys(actor: Actor): Promise<PasskeyView[]> {
  const rows = await db.passkey.findMany({ where: { userId: actor.id }, orderBy: { id: 'asc' } });
  return rows.map(passkeyViewOf);
}

/** How the actor's account is kept safe. */
export async function safetyView(actor: Actor): Promise<SafetyView> {
  const row = await db.twoFactor.findUnique({ where: { userId: actor.id }, select: { confirmedAt: true } });
  const passkeys = await listPasskeys(actor);
  if (!row?.confirmedAt) return { twoFactor: null, passkeys };
  const recoveryLeft = await db.recoveryCode.count({ where: { userId: actor.id, usedAt: null } });
  return { twoFactor: { since: row.confirmedAt.toISOString(), recoveryLeft }, passkeys };
}

export type SessionItem = z.output<typeof sessionItemSchema>;

/** The actor's open logins, this one first, then the one used last. */
export async function listSessions(actor: Actor, langue: Langue = 'fr'): Promise<SessionItem[]> {
  const sessions = await sessionsOf(actor);
  const items = sessions.map(({ id, userAgent, timezone, createdMs, lastUsedMs }) => ({
    _id: id,
    appareil: deviceName(userAgent, langue),
    mobile: isPhone(userAgent),
    lieu: placeOfZone(timezone, langue),
    createdAt: utcIso(createdMs),
    lastUsedAt: utcIso(lastUsedMs),
    current: id === actor.sessionId,
  }));
  return items.sort((a, b) => Number(b.current) - Number(a.current));
}

/** What a security mail told of, for who comes by its link; null for a link that is unknown, spent or too old. */
export async function toldByLink(
  token: string,
  langue: Langue = 'fr',
): Promise<{ subject: string; at: string; timezone: string } | null> {
  const link = await db.securityLink.findFirst({
    where: {
      tokenHash: hashOfToken(token),
      usedAt: null,
      expiresAt: { gt: new Date() },
      user: { deletedAt: null },
    },
    select: { event: true, createdAt: true, user: { select: { timezone: true } } },
  });
  const subject = link && safetySubject(link.event, langue);
  if (!subject) return null;
  return { subject, at: link.createdAt.toISOString(), timezone: link.user.timezone };
}
