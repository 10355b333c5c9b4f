import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PUT as confirm, POST as sendCode } from '@/app/api/users/me/phone/route';
import { PATCH as patchMe } from '@/app/api/users/me/route';
import { db } from '@/lib/core/db';
import { mobileNumber } from '@/lib/users/queries/phone';
import { bearer, call } from '@/tests/support/accounts';
import { type MadeUser, makeUser, PASSWORD } from '@/tests/support/factories';
import { smsTo } from '@/tests/support/sms';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

let made = 0;
const freshNumber = () => `+336${String(10_000_000 + ++made + (process.pid % 1000) * 1000)}`;
const owner = (columns = {}) => makeUser({ phoneNumber: freshNumber(), ...columns });
const send = ({ token }: MadeUser) => call(sendCode, { method: 'POST', headers: bearer(token) });
const enter = ({ token }: MadeUser, code: string) =>
  call(confirm, { method: 'PUT', headers: bearer(token), body: { code } });
const rowOf = ({ user }: MadeUser) => db.user.findUniqueOrThrow({ where: { id: user.id } });
/** The limiter lets one message a minute through. */
const aMinuteLater = () => db.rateLimit.deleteMany({ where: { key: { startsWith: 'smsPause' } } });

async function codeOf(person: MadeUser): Promise<string> {
  const { phoneNumber } = await rowOf(person);
  return / est (\d{6})\./.exec(smsTo(phoneNumber).at(-1) ?? '')?.[1] ?? '';
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a telephone', () => {
  it('is confirmed by its code, once', async () => {
    const person = await owner();
    expect((await send(person)).status).toBe(200);
    const code = await codeOf(person);
    expect((await enter(person, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await rowOf(person)).phoneVerifiedAt).not.toBeNull();
    expect((await enter(person, code)).body.fields.code).toContain('ne sert plus');
    expect((await send(person)).status).toBe(409);
  });

  it('is not confirmed after five wrong codes, also at once', async () => {
    const person = await owner();
    await send(person);
    const code = await codeOf(person);
    const first = await enter(person, another(code));
    expect(first.body.fields.code).toContain('4 essais');
    const burst = await Promise.all(Array.from({ length: 8 }, () => enter(person, another(code))));
    expect(burst.filter(({ body }) => body.fields.code?.includes('n’est pas le bon'))).toHaveLength(4);
    expect((await enter(person, code)).status).toBe(422);
    expect((await rowOf(person)).phoneVerifiedAt).toBeNull();
    await aMinuteLater();
    await send(person);
    expect((await enter(person, await codeOf(person))).status).toBe(200);
  });

  it('is not confirmed by a code that is too old, of another number, or somebody else’s', async () => {
    const [person, thief] = [await owner(), await owner()];
    await send(person);
    const code = await codeOf(person);
    expect((await enter(thief, code)).status).toBe(422);
    const body = { phoneNumber: freshNumber(), currentPassword: PASSWORD };
    await call(patchMe, { method: 'PATCH', headers: bearer(person.token), body });
    expect((await enter(person, code)).status).toBe(422);
    await aMinuteLater();
    await send(person);
    await db.phoneCode.updateMany({ where: { userId: person.user.id }, data: { expiresAt: new Date() } });
    expect((await enter(person, await codeOf(person))).status).toBe(422);
    expect((await rowOf(person)).phoneVerifiedAt).toBeNull();
  });

  it('gets no flood of messages: one a minute, five a day, whoever asks for the number', async () => {
    const person = await owner();
    expect([(await send(person)).status, (await send(person)).status]).toEqual([200, 429]);
    for (let time = 0; time < 4; time++) {
      await aMinuteLater();
      expect((await send(person)).status).toBe(200);
    }
    await aMinuteLater();
    expect((await send(person)).status).toBe(429);
    const { phoneNumber } = await rowOf(person);
    expect((await send(await owner({ phoneNumber }))).status).toBe(429);
  });

  it('gets none without a confirmed e-mail, nor where a message is dear or never arrives', async () => {
    expect((await send(await owner({ emailVerifiedAt: null }))).status).toBe(403);
    for (const phoneNumber of [
      '+33142345678',
      '+33899123456',
      '+14155552671',
      '+8613812345678',
      '12345678',
    ]) {
      expect((await send(await owner({ phoneNumber }))).status, phoneNumber).toBe(409);
    }
    expect(await mobileNumber('0612345678', 'France')).toEqual({ number: '+33612345678', country: 'FR' });
    expect((await mobileNumber('0661223344', 'Maroc'))?.number).toBe('+212661223344');
  });
});

it('leaves by the gateway, and says so when that one refuses', async () => {
  const got: { headers: unknown; body: unknown }[] = [];
  let status = 202;
  const gateway = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ headers: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  vi.stubEnv('SMS_GATEWAY_URL', `http://127.0.0.1:${port}/send`);
  vi.stubEnv('SMS_GATEWAY_TOKEN', 'jeton');
  vi.stubEnv('SMS_FROM', 'Rihla');
  vi.resetModules();
  try {
    const { sendSms } = await import('@/lib/core/post/sms');
    const sms = { to: '+33612345678', text: 'Bonjour' };
    await sendSms(sms);
    expect(got).toEqual([{ headers: 'Bearer jeton', body: { ...sms, from: 'Rihla' } }]);
    status = 500;
    await expect(sendSms(sms)).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    await new Promise((resolve) => gateway.close(resolve));
  }
});
