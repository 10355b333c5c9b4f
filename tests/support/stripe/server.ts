import { createServer, type IncomingMessage, type Server } from 'node:http';
import Stripe from 'stripe';
import { listen } from '../gate';
import { CALLS, happen } from './calls';
import { isRefusal, makeWorld, refusal, type Sent, type Thing } from './world';

export const SECRET_KEY = 'sk_test_essai';
export const WEBHOOK_SECRET = 'whsec_essai';

/** When a request is heard of: before anything is done, when it is done, when its answer is on its way. */
export type Moment = 'asked' | 'done' | 'answered';
/** How a request is treated badly: refused as a breakdown before or after it was done, its answer lost, or late. */
export type Misbehaviour = 'broken' | 'broken after' | 'lost' | 'slow';
type Kept = { path: string; form: string; status: number; body: unknown };

const SLOW_MS = 400;

/** Stripe's API on 127.0.0.1, in its real shapes. What it was asked for under a key is done once, and answered the same. */
export async function startStripe() {
  const world = makeWorld();
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const keyless: string[] = [];
  let misbehaviours: { call: string; how: Misbehaviour; times: number }[] = [];
  let hear: (call: string, moment: Moment) => void | Promise<void> = () => {};

  function perform(call: string, id: string, sent: Sent): [number, unknown] {
    try {
      const work = CALLS[call];
      if (!work) throw refusal('url_invalid', 404);
      // As it was at that moment: what is answered again is the same.
      return [200, structuredClone(work(world, sent, id))];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { code, status } = error.refused;
      return [status, { error: { type: 'invalid_request_error', code, message: code } }];
    }
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown] | null> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const form = await read(request);
    const [call, id] = nameOf(request.method ?? '', url.pathname);
    asked.push(call);
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return [401, { error: { type: 'api_error' } }];
    await hear(call, 'asked');
    const how = takeMisbehaviour(call);
    if (how === 'broken') return [500, { error: { type: 'api_error' } }];
    const key = request.headers['idempotency-key'];
    if (request.method === 'POST' && !key) keyless.push(call);
    const before = kept.get(String(key));
    if (before && (before.form !== form || before.path !== url.pathname)) {
      return [400, { error: { type: 'idempotency_error', message: 'another request under this key' } }];
    }
    const sent = nested(new URLSearchParams(request.method === 'POST' ? form : url.search));
    const [status, body] = before ? [before.status, before.body] : perform(call, id, sent);
    if (request.method === 'POST' && key) kept.set(String(key), { path: url.pathname, form, status, body });
    await hear(call, 'done');
    if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (how === 'lost') return null;
    return how === 'broken after' ? [500, { error: { type: 'api_error' } }] : [status, body];
  }

  function takeMisbehaviour(call: string): Misbehaviour | undefined {
    const one = misbehaviours.find((each) => each.call === call && each.times > 0);
    if (one) one.times -= 1;
    return one?.how;
  }

  const server: Server = createServer((request, response) => {
    const [call] = nameOf(request.method ?? '', (request.url ?? '').split('?')[0] ?? '');
    answer(request).then(
      async (made) => {
        if (!made) return response.destroy();
        response.writeHead(made[0], { 'content-type': 'application/json', 'request-id': 'req_essai' });
        response.end(JSON.stringify(made[1]));
        await hear(call, 'answered');
      },
      () => response.writeHead(500).end(),
    );
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    world,
    asked,
    keyless,
    /** The next so many requests of that call are treated so. */
    misbehave: (call: string, how: Misbehaviour, times = 1) => misbehaviours.push({ call, how, times }),
    behave() {
      misbehaviours = [];
    },
    /** Who is told of each request's moments; the request waits for them. */
    onRequest(listener: typeof hear) {
      hear = listener;
    },
    /** A day has passed: Stripe has forgotten its keys. */
    forgetKeys: () => kept.clear(),
    pay: (ref: string) => happen.pay(world, ref),
    complete: (ref: string) => happen.complete(world, ref),
    reverse: (ref: string) => happen.reverse(world, ref),
    dispute: (charge: string, status: string) => happen.dispute(world, charge, status),
    failRefund: (ref: string) => happen.failRefund(world, ref),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

let events = 0;

/** An event as Stripe sends it: its body, and the header that proves it. `ageSeconds` is how long ago it was signed. */
export function eventOf(
  type: string,
  object: Partial<Thing>,
  { id = '', ageSeconds = 0, secret = WEBHOOK_SECRET } = {},
) {
  events += 1;
  const body = JSON.stringify({
    id: id || `evt_${process.pid}_${events}`,
    object: 'event',
    type,
    livemode: false,
    data: { object },
  });
  const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

function nameOf(method: string, path: string): [call: string, id: string] {
  const [, id = ''] = /\/((?:cs_test|acct|re|tr|ch|pi|du)_\w+)/.exec(path) ?? [];
  return [`${method} ${id ? path.replace(id, '*') : path}`, id];
}

function nested(params: URLSearchParams): Sent {
  const root: Sent = {};
  for (const [name, value] of params) {
    const steps = name.replaceAll(']', '').split('[');
    const last = steps.pop() ?? '';
    let at = root;
    for (const step of steps) {
      const next = at[step];
      at = at[step] = typeof next === 'object' ? next : {};
    }
    at[last] = value;
  }
  return root;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
