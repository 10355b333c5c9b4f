import 'server-only';
import * as z from 'zod';
import { appels } from '@/lib/langues/appels';
import { type Langue, spoken } from '@/lib/langues/langue.mjs';
import { AppError, type ErrorCode } from '../errors';
import { countAgainst, type LimitName } from '../limits/rate-limit';
import { countWrite } from '../limits/writes';
import type { Actor } from '../sessions/actor';
import { actorOfRequest, formerUserOfRequest } from '../sessions/session';
import type { JsonText } from '../text/json';
import { type FileType, nothing } from './answer';
import { keptAs } from './disposition';
import { errorResponse } from './errors';
import { digest, formArrivals, readImage } from './form';
import { canonicalJson, idempotencyKey, keptAnswer, once } from './idempotency';
import { jsonArrivals, readJson, readText } from './json';
import { addressed, parse, queryObject } from './judge';
import { langueOf } from './langue';
import { placesOf } from './places';
import { ledTo } from './plain-form';
import { noteRefusal } from './refusals';
import { clientAddress, isWrite, refuseForeignOrigin } from './request';

type Auth = true | 'optional' | undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type ActorOf<A extends Auth> = A extends true ? Actor : A extends 'optional' ? Actor | null : undefined;

/** What a route declares; `/api/openapi.json` is generated from the same object. */
export type Contract<
  A extends Auth = Auth,
  P = unknown,
  Q = unknown,
  B = unknown,
  R extends z.ZodType = z.ZodType,
> = {
  /** One line, French, as everything that the document says. */
  summary: string;
  /** The whole body of a success (`answerOf`, `pageOf`): a field that is not in it fails the tests. */
  response: R;
  /** The answer is of that type instead of JSON. */
  produces?: 'text/event-stream' | FileType;
  /** Refusals of the handler's own, beside those that come with what else is declared here. */
  refuses?: readonly ErrorCode[];
  /** The answer begins or ends a session: it sets cookies. */
  setsCookies?: boolean;
  auth?: A;
  params?: P;
  query?: Q;
  body?: B;
  /** What a JSON body may weigh when it is more than a few fields. */
  bodyBytes?: number;
  /** The body is text, read as it came and no further: of at most so many bytes, for who proves its signature. */
  textBytes?: number;
  /** A multipart body: the name of the field that holds its one picture. Other fields are ignored. */
  form?: { file: string };
  /** 201 marks a creating call: it accepts an Idempotency-Key. */
  status?: 200 | 201;
  /** It ends the session that it comes with and opens another: it accepts an Idempotency-Key too, also after that. */
  renewsSession?: true;
  /** Counted against the client's address before anything is read. */
  limit?: LimitName;
  /** Whom `limit` counts instead. */
  limitBy?: (request: Request) => string;
  /** Counted against the actor's account. */
  accountLimit?: LimitName;
  /** A page's plain form may send it too, and is shown the way there: to a page for what was answered, or for a refusal. */
  leadsTo?(data: DataOf<R> | null, params: Record<string, string>): string;
  /** The field of such a form that somebody writes: that page gives it back when it was refused (`givenBack`). */
  givesBack?: string;
};

type Input<A extends Auth, P, Q, B> = {
  actor: ActorOf<A>;
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  /** The bytes of the form's file; empty without `form`. */
  file: Uint8Array;
  /** The body as it came; empty without `textBytes`. */
  text: string;
  /** What is read is written in it: then the answer says so. */
  langue: Langue;
  request: Request;
};

type Header = [name: string, value: string];
const JSON_TYPE: Header = ['Content-Type', 'application/json'];
type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
type Reply<T = unknown> = {
  readonly reply: true;
  body: Record<string, unknown> | string | Bytes;
  headers: Header[];
  /** What the body holds beside `status`; nothing at run time. */
  readonly of?: T;
};
type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
/** A call; its types tell whoever calls it what it takes and what it answers. */
export type RouteHandler<R extends z.ZodType = z.ZodType, P = unknown, Q = unknown, B = unknown> = ((
  request: Request,
  context: RouteContext,
) => Promise<Response>) & { contract: Contract<Auth, P, Q, B, R> };

type Fields<R extends z.ZodType> = Omit<z.output<R>, 'status'>;
type DataOf<R extends z.ZodType> = z.output<R> extends { data: infer D } ? D : never;
/** What a handler gives: the answer's data, when that is all there is, or a reply of the declared form. */
type Result<R extends z.ZodType> = Reply<Fields<R>> | (keyof Fields<R> extends 'data' ? DataOf<R> : never);

/** An answer with more than `data` beside `status`, or with headers (several `Set-Cookie` lines allowed). */
export function reply<T extends { data: unknown }>(body: T, headers: Header[] = []): Reply<T> {
  return { reply: true, body, headers };
}

/** A list's answer: `data` and `meta`; with the language, when it is written in one. */
export function list<T, M>(page: { items: T[]; meta: M }, langue?: Langue): Reply<{ data: T[]; meta: M }> {
  return reply({ data: page.items, meta: page.meta }, langue ? spoken(langue) : []);
}

/**
 * A document under the name it is kept by, a picture to be seen only; it is somebody's own, so nothing on the way keeps it.
 * With the language, when it is written in the one asked for.
 */
export function file(type: FileType, name: string, body: Bytes, langue?: Langue): Reply<never> {
  const use = type.startsWith('image/') ? 'inline' : 'attachment';
  return {
    reply: true,
    body,
    headers: [
      ['Content-Type', type],
      ['Content-Disposition', keptAs(name, use)],
      ['Cache-Control', 'private, no-store'],
      ...(langue ? spoken(langue) : []),
    ],
  };
}

/** An answer whose data is JSON text already. */
export function oneOfJson<T>(data: JsonText<T>): Reply<{ data: T }> {
  return { reply: true, body: `{"status":"success","data":${data}}`, headers: [] };
}

/** A list's answer whose items are JSON text already. */
export function listOfJson<T, M>(page: { items: JsonText<T>[]; meta: M }): Reply<{ data: T[]; meta: M }> {
  const body = `{"status":"success","data":[${page.items.join()}],"meta":${JSON.stringify(page.meta)}}`;
  return { reply: true, body, headers: [] };
}

/**
 * Makes a route handler: origin check, rate limit, actor, parse (422 with `fields`), handler, JSON, error map. What is
 * answered is declared and held to it by the types and by every test, and not parsed here.
 * The handler returns `data`, or `reply(…)` / `list(…)`.
 */
export function route<
  R extends z.ZodType,
  A extends Auth = undefined,
  P = undefined,
  Q = undefined,
  B = undefined,
>(
  contract: Contract<A, P, Q, B, R>,
  handler: (input: Input<A, P, Q, B>) => Result<R> | Promise<Result<R>>,
): RouteHandler<R, P, Q, B> {
  const status = contract.status ?? 200;
  const inLangue = placesOf(contract.response);
  const queryNames = new Set(contract.query instanceof z.ZodObject ? Object.keys(contract.query.shape) : []);

  async function answer(request: Request, context: RouteContext): Promise<Response> {
    refuseForeignOrigin(request);
    if (isWrite(request)) countWrite('address', clientAddress(request));
    if (contract.limit) await countAgainst(contract.limit, (contract.limitBy ?? clientAddress)(request));
    const actor = contract.auth ? await actorOfRequest(request) : undefined;
    if (contract.auth === true && !actor) {
      const kept = contract.renewsSession ? await answerBefore(contract, request) : null;
      if (kept) return send(kept.status, kept);
      throw new AppError('unauthorized', appels('connexion'));
    }
    if (actor && isWrite(request)) countWrite('account', actor.id);
    if (contract.accountLimit && actor) await countAgainst(contract.accountLimit, actor.id);
    const langue = langueOf(request);
    const params = addressed(contract.params, await context.params);
    const query = parse(contract.query, queryObject(request, queryNames), langue);
    return receive(contract, request, actor, async ({ value, file, text }) => {
      const body = parse(contract.body, value, langue);
      const input = { actor, params, query, body, file, text, langue, request } as Input<A, P, Q, B>;
      const run = async () => {
        try {
          return inLangue(toReply(await handler(input)), langue);
        } catch (error) {
          if (actor) noteRefusal(error, actor, request);
          throw error;
        }
      };
      const key = status === 201 || contract.renewsSession ? idempotencyKey(request) : undefined;
      if (key === undefined) return send(status, await run());
      const url = new URL(request.url);
      const content = contract.form ? `${url.search} ${digest(file)}` : canonicalJson(value);
      const kept = await once(scopeOf(actor?.id, url), key, content, async () => {
        const made = await run();
        return { status, body: made.body, headers: made.headers };
      });
      return send(kept.status, kept);
    });
  }

  const handle = async (request: Request, context: RouteContext) => {
    const answered = await answer(request, context).catch((error: unknown) => errorResponse(error, request));
    const { leadsTo, givesBack } = contract;
    return leadsTo ? ledTo({ leadsTo, givesBack }, answered, request, await context.params) : answered;
  };
  return Object.assign(handle, { contract: contract as Contract<Auth, P, Q, B, R> });
}

type Received = { value: unknown; file: Uint8Array; text: string };
const NO_BODY: Received = { value: undefined, file: new Uint8Array(), text: '' };

/** Reads the body that the contract names; it counts as held by the process until `answer` is done with it. */
async function receive<T>(
  { body, bodyBytes, form, textBytes, leadsTo }: Contract,
  request: Request,
  actor: Actor | null | undefined,
  answer: (received: Received) => Promise<T>,
): Promise<T> {
  if (!body && !form && !textBytes) return answer(NO_BODY);
  const sender = actor?.id ?? clientAddress(request);
  const arrival = await (form ? formArrivals : jsonArrivals).begin(sender);
  try {
    if (form) return await answer({ ...NO_BODY, file: await readImage(request, arrival, form.file) });
    if (textBytes) return await answer({ ...NO_BODY, text: await readText(request, arrival, textBytes) });
    return await answer({
      ...NO_BODY,
      value: await readJson(request, arrival, { maxBytes: bodyBytes, orForm: leadsTo !== undefined }),
    });
  } finally {
    arrival.end();
  }
}

/**
 * What the same request was answered before it ended the session that it came with: that answer may have been lost on
 * its way. Null without a key, for another request, and for a token that we never signed.
 */
async function answerBefore(contract: Contract, request: Request) {
  const userId = await formerUserOfRequest(request);
  const key = idempotencyKey(request);
  if (!userId || key === undefined) return null;
  return receive(contract, request, null, ({ value }) =>
    keptAnswer(scopeOf(userId, new URL(request.url)), key, canonicalJson(value)),
  );
}

const scopeOf = (userId: string | undefined, url: URL) => `${userId ?? 'anonymous'} ${url.pathname}`;

/** Answers every address under /api that is no call: 404 in the words of the API, not a page. */
export const noSuchCall = route({ summary: 'Aucun appel', response: nothing, refuses: ['not_found'] }, () => {
  throw new AppError('not_found', appels('appelInconnu'));
});

function send(status: number, { body, headers }: { body: unknown; headers: Header[] }): Response {
  if (isBytes(body)) return new Response(body as BodyInit, { status, headers });
  if (typeof body !== 'string') return Response.json(body, { status, headers });
  return new Response(body, { status, headers: [JSON_TYPE, ...headers] });
}

const isBytes = (body: unknown) => body instanceof Uint8Array || body instanceof ReadableStream;

function toReply(result: unknown): Reply {
  const made = result as Reply | undefined;
  if (made && typeof made === 'object' && made.reply === true) {
    if (typeof made.body === 'string' || isBytes(made.body)) return made;
    return { ...made, body: { status: 'success', ...made.body } };
  }
  return { reply: true, body: { status: 'success', data: result ?? null }, headers: [] };
}
