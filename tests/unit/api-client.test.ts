import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { addressOf } from '@/components/api/address';
import { call, readAnswer } from '@/components/api/call';
import type { BodyOf, CallName, DataOf, MetaOf, To } from '@/components/api/contract';
import { connectionLost } from '@/components/api/failure';
import type { Fitting } from '@/components/form/form';
import type { forgotPasswordSchema, newPasswordFormSchema } from '@/lib/users/schema/password-reset';

const id = '0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11';
const gone = AbortSignal.abort(new Error('called off'));

// Of a page, a call reads its language only.
vi.stubGlobal('document', { documentElement: { lang: 'fr' } });

describe('a call', () => {
  it('is addressed by its name, its params and its query', () => {
    const to: To<'GET /reservations/transport/{transportId}'> = {
      call: 'GET /reservations/transport/{transportId}',
      params: { transportId: 'a/b' },
      query: { limit: 20, cursor: undefined },
    };
    expect(addressOf(to.call, to)).toEqual({
      method: 'GET',
      url: '/api/reservations/transport/a%2Fb?limit=20',
    });
    expect(addressOf('POST /auth/logout', {})).toEqual({ method: 'POST', url: '/api/auth/logout' });
  });

  it('throws when it was called off, and only then', async () => {
    await expect(call('GET /users/me', { signal: gone })).rejects.toThrow('called off');
    // Nobody serves an address without a host.
    expect(await call('GET /users/me')).toEqual({ ok: false, failure: connectionLost() });
  });
});

describe('an answer', () => {
  const answered = (status: number, text: string, retryAfter: string | null = null) =>
    readAnswer<'GET /villes'>({ status, text, retryAfter });

  it('is its data and its meta', () => {
    expect(answered(200, '{"status":"success","data":[],"meta":{"nextCursor":"x"}}')).toEqual({
      ok: true,
      data: [],
      meta: { nextCursor: 'x' },
    });
  });

  it('cut off in the middle of a success is a lost connection', () => {
    expect(answered(200, '{"status":"succ')).toEqual({ ok: false, failure: connectionLost() });
  });

  it.each([
    [429, '{}', '3', 'limited'],
    [401, '{"message":"Connectez-vous."}', null, 'unauthenticated'],
    [422, '{"message":"Non.","fields":{"poids":"Trop."}}', null, 'fields'],
    [409, '{"message":"Trop tard."}', null, 'refused'],
    [502, '<html>', null, 'broken'],
  ])('%i is a failure that says so', (status, text, retryAfter, kind) => {
    expect(answered(status, text, retryAfter)).toMatchObject({ ok: false, failure: { kind, status } });
  });
});

describe('the contract’s types in the browser', () => {
  it('refuse what no route declares', async () => {
    const wrong = [
      // @ts-expect-error: there is no such path
      () => call('GET /reservation', { signal: gone }),
      // @ts-expect-error: the path has another method only
      () => call('GET /reservations', { signal: gone }),
      // @ts-expect-error: the path's parameter is missing
      () => call('GET /transports/{id}', { signal: gone }),
      // @ts-expect-error: it has another name
      () => call('GET /transports/{id}', { params: { transportId: id }, signal: gone }),
      // @ts-expect-error: the body is missing
      () => call('POST /transports/{id}/capacity', { params: { id }, signal: gone }),
      () =>
        call('POST /transports/{id}/capacity', {
          params: { id },
          // @ts-expect-error: a field is missing
          body: { villeDepart: 'Lyon' },
          signal: gone,
        }),
      () =>
        call('PATCH /reservations/{id}/status', {
          params: { id },
          // @ts-expect-error: no such status can be answered
          body: { status: 'annulee' },
          signal: gone,
        }),
      // @ts-expect-error: the call has no query of that name
      () => call('GET /villes', { query: { ville: 'Lyon' }, signal: gone }),
      // @ts-expect-error: a call that only reads takes no body
      () => call('GET /users/me', { body: {}, signal: gone }),
    ];
    const outcomes = await Promise.allSettled(wrong.map((ask) => ask()));
    expect(outcomes.map(({ status }) => status)).toEqual(wrong.map(() => 'rejected'));
  });

  it('name what a call takes and answers', () => {
    expectTypeOf<CallName>().not.toBeAny();
    expectTypeOf<DataOf<'POST /reservations'>['status']>().toEqualTypeOf<
      'en_attente' | 'confirmee' | 'refusee' | 'annulee'
    >();
    expectTypeOf<BodyOf<'POST /auth/forgot-password'>>().toEqualTypeOf<{ email: string }>();
    expectTypeOf<MetaOf<'GET /users/{userId}/demandes'>['nextCursor']>().toEqualTypeOf<string | null>();
    expectTypeOf<DataOf<'POST /transports/{id}/capacity'>['remainingCapacity']>().toEqualTypeOf<number>();
    // Fields that are the body already need no `prepare`.
    expectTypeOf<Fitting<typeof forgotPasswordSchema, 'POST /auth/forgot-password'>>().toBeUnknown();
    expectTypeOf<Fitting<typeof newPasswordFormSchema, 'POST /auth/reset-password'>>().toHaveProperty(
      'prepare',
    );
    // @ts-expect-error: an answer has no field that nobody declared
    expectTypeOf<DataOf<'GET /transports/{id}'>['phoneNumber']>().toBeAny();
    expect(addressOf('GET /transports/{id}', { params: { id } }).url).toBe(`/api/transports/${id}`);
  });
});
