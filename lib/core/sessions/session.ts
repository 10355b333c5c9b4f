import 'server-only';
import { cookies } from 'next/headers';
import { encode } from 'next-auth/jwt';
import { among, type Db, db, epochMs, newId, Prisma, rowsOf } from '../db';
import { env } from '../env';
import { inBackground } from '../jobs/background';
import { together } from '../memory/together';
import type { Actor } from './actor';
import { cookieOf, SESSION_HINT_COOKIE, sessionCookieName, setCookie } from './cookie';
import { LOGIN_PERIODS } from './periods';
import { readToken } from './token';

const DAY_SECONDS = 86_400;
const { short, remembered } = LOGIN_PERIODS;
const hours = (count: number) => Prisma.raw(`interval '${count} hours'`);

/** How long a login may go without a request, and within what time a second one need not be written down. */
const IDLE = Prisma.sql`(CASE WHEN s.remember THEN ${hours(remembered.idleHours)} ELSE ${hours(short.idleHours)} END)`;
const USE_NOTED_EVERY = Prisma.sql`interval '5 minutes'`;

/** What makes a login good, over `sessions s JOIN users u`. */
const OPEN = Prisma.sql`s.revoked_at IS NULL AND s.expires_at > now() AND s.last_used_at > now() - ${IDLE}
  AND u.deleted_at IS NULL AND u.suspended_at IS NULL`;

export type StartedSession = { token: string; remember: boolean; maxAgeSeconds: number };

/** What is known of whoever logs in, and what they proved just now. */
export type SessionStart = {
  remember?: boolean;
  userAgent?: string | null;
  timezone?: string | null | undefined;
  proved?: Proofs;
};

/** When a session's holder last showed to be the account's owner, by each way. */
type Proofs = { password?: Date | null; factor?: Date | null };

/** Opens a session row and mints the token that names it; the token alone opens every authenticated call. */
export async function startSession(
  userId: string,
  options: SessionStart = {},
  within: Db = db,
): Promise<StartedSession> {
  const remember = options.remember ?? false;
  const maxAgeSeconds = (remember ? remembered : short).days * DAY_SECONDS;
  const session = await within.session.create({
    data: {
      id: newId(),
      userId,
      remember,
      userAgent: options.userAgent?.slice(0, 200) ?? null,
      timezone: options.timezone ?? null,
      passwordProvedAt: options.proved?.password ?? null,
      factorProvedAt: options.proved?.factor ?? null,
      expiresAt: new Date(Date.now() + maxAgeSeconds * 1000),
    },
    select: { id: true },
  });
  await noteAccountUse(userId, within);
  const token = await encode({
    token: { sub: userId, sid: session.id },
    secret: env().NEXTAUTH_SECRET,
    maxAge: maxAgeSeconds,
  });
  return { token, remember, maxAgeSeconds };
}

type SessionRow = {
  id: string;
  userId: string;
  userType: Actor['userType'];
  language: string;
  unnoted: boolean;
};

/** Somebody who reads, and the language of their settings. */
type Reader = { actor: Actor; language: string };

/** The actor a token proves, or null when it is unreadable, too old, unused for too long, revoked or its account has ended or is suspended. */
export async function actorOfToken(token: string): Promise<Actor | null> {
  return (await readerOfToken(token))?.actor ?? null;
}

async function readerOfToken(token: string): Promise<Reader | null> {
  const claims = await readToken(token);
  if (!claims) return null;
  const { sessionId } = claims;
  const [row] = await openSession(sessionId);
  if (!row) return null;
  if (row.unnoted) inBackground('use of a session', () => noteUse(sessionId, row.userId));
  return { actor: { id: row.userId, userType: row.userType, sessionId } as Actor, language: row.language };
}

const openSession = together(
  (ids) => rowsOf<SessionRow>`
    SELECT s.id, u.id AS "userId", u.user_type::text AS "userType", u.language, s.last_used_at < now() - ${USE_NOTED_EVERY} AS unnoted
    FROM sessions s JOIN users u ON u.id = s.user_id WHERE ${among(Prisma.sql`s.id`, ids)} AND ${OPEN}`,
);

/** Of many requests at once one writes: the others wait for its row and find it young. */
async function noteUse(sessionId: string, userId: string): Promise<void> {
  await rowsOf`
    UPDATE sessions SET last_used_at = now()
    WHERE id = ${sessionId}::uuid AND last_used_at < now() - ${USE_NOTED_EVERY}`;
  await noteAccountUse(userId, db);
}

/** Once a day is enough: an account rests for years before anything comes of it. */
async function noteAccountUse(userId: string, within: Db): Promise<void> {
  await within.$executeRaw`
    UPDATE account_uses SET used_at = now(), warned_at = NULL
    WHERE user_id = ${userId}::uuid AND (warned_at IS NOT NULL OR used_at < now() - interval '1 day')`;
}

/** The actor of a request: the bearer token when there is one, else the session cookie. */
export async function actorOfRequest(request: Request): Promise<Actor | null> {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return actorOfToken(bearer);
  return actorOfCookie(request);
}

/** Whose token a request carries, though its session may have ended since; null for one that we never signed or is too old. */
export async function formerUserOfRequest(request: Request): Promise<string | null> {
  const token = bearerToken(request) ?? cookieOf(request, sessionCookieName());
  if (!token) return null;
  return (await readToken(token))?.userId ?? null;
}

/** The actor of a request's session cookie, whatever else it carries. */
export async function actorOfCookie(request: Request): Promise<Actor | null> {
  const cookie = cookieOf(request, sessionCookieName());
  return cookie ? actorOfToken(cookie) : null;
}

/** Who a page is rendered for (reads the cookie, so the page is rendered on each request). */
export async function readerOfPage(): Promise<Reader | null> {
  const cookie = (await cookies()).get(sessionCookieName());
  return cookie ? readerOfToken(cookie.value) : null;
}

/**
 * The token of an `Authorization: Bearer …` header (any case), or undefined without one. A malformed token is a token
 * that proves nobody: it must not let the cookie answer in its place.
 */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer(?:\s+(.*))?$/i
    .exec(request.headers.get('authorization') ?? '')
    ?.slice(1)
    .map((token) => token ?? '')[0];
}

/** Which of these sessions are open, as `actorOfToken` has it. */
export async function openSessions(ids: string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>`
    SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ANY(${ids}::uuid[]) AND ${OPEN}`;
  return new Set(rows.map(({ id }) => id));
}

/** A login of an account as it stands in a list of its logins. */
export type OpenSession = {
  id: string;
  userAgent: string | null;
  timezone: string | null;
  createdMs: number;
  lastUsedMs: number;
};

/** The actor's open logins, the one used last first. */
export function sessionsOf(actor: Actor): Promise<OpenSession[]> {
  return rowsOf<OpenSession>`
    SELECT s.id, s.user_agent AS "userAgent", s.timezone, ${epochMs(Prisma.sql`s.created_at`)} AS "createdMs",
      ${epochMs(Prisma.sql`s.last_used_at`)} AS "lastUsedMs"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${actor.id}::uuid AND ${OPEN} ORDER BY s.last_used_at DESC, s.id DESC`;
}

/** Ends one login. */
export async function endSession(actor: Actor, within: Db = db): Promise<void> {
  await within.session.updateMany({
    where: { id: actor.sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends one login of the actor's. Answers whether it was theirs and open. */
export async function endOneSession(actor: Actor, id: string): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id, userId: actor.id, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { revokedAt: new Date() },
  });
  return count === 1;
}

/** How many logins of one account are kept: whoever logs in without end fills no table. */
const MAX_SESSIONS = 50;

/** Forgets an account's oldest logins, so that `MAX_SESSIONS` are left. */
export async function forgetOldSessions(userId: string, within: Db): Promise<void> {
  // Locked rows are being forgotten by another login of the same instant.
  await within.$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE user_id = ${userId}::uuid
      ORDER BY id DESC OFFSET ${MAX_SESSIONS} FOR UPDATE SKIP LOCKED)`;
}

/** Ends every login of the actor but the one that asks. Answers how many there were. */
export async function endOtherSessions(actor: Actor, within: Db = db): Promise<number> {
  const now = new Date();
  const { count } = await within.session.updateMany({
    where: { userId: actor.id, id: { not: actor.sessionId }, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count;
}

/** Ends every login of an account, whoever holds it. Answers how many there were. */
export async function endAllSessions(userId: string, within: Db): Promise<number> {
  const { count } = await within.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count;
}

/** Ends every login of the actor and opens one in place of theirs: whoever holds a copy of the old token has nothing. */
export async function renewSession(actor: Actor, within: Db): Promise<StartedSession> {
  const { remember, userAgent, timezone, passwordProvedAt, factorProvedAt } = await within.session.update({
    where: { id: actor.sessionId },
    data: { revokedAt: new Date() },
    select: {
      remember: true,
      userAgent: true,
      timezone: true,
      passwordProvedAt: true,
      factorProvedAt: true,
    },
  });
  await endOtherSessions(actor, within);
  const proved = { password: passwordProvedAt, factor: factorProvedAt };
  return startSession(actor.id, { remember, userAgent, timezone, proved }, within);
}

/** The headers that log a browser in: the token out of scripts' reach, and a hint that there is one. */
export function loginCookies({ token, remember, maxAgeSeconds }: StartedSession): [string, string][] {
  const age = remember ? { maxAgeSeconds } : {};
  return [
    setCookie(sessionCookieName(), token, age),
    setCookie(SESSION_HINT_COOKIE, '1', { ...age, forScripts: true }),
  ];
}

/** The headers that log a browser out. */
export function logoutCookies(): [string, string][] {
  return [
    setCookie(sessionCookieName(), '', { maxAgeSeconds: 0 }),
    setCookie(SESSION_HINT_COOKIE, '', { maxAgeSeconds: 0, forScripts: true }),
  ];
}
