import type * as z from 'zod';
// Types only: nothing of the server reaches the browser.
import type { contract } from '@/app/api/contract';

type Routes = typeof contract;
type Path = keyof Routes;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Declared = { contract: { response: z.ZodType; params?: unknown; query?: unknown; body?: unknown } };

/** Every call that the contract declares, as `PATCH /reservations/{id}/status`. */
export type CallName = {
  [P in Path]: {
    [M in Method & keyof Routes[P]]: Routes[P][M] extends Declared ? `${M} ${P}` : never;
  }[Method & keyof Routes[P]];
}[Path];

/** The calls that only read. */
export type ReadName = Extract<CallName, `GET ${string}`>;
/** The calls that change something. */
export type WriteName = Exclude<CallName, ReadName>;

type ContractOf<N extends CallName> = N extends `${infer M} ${infer P}`
  ? P extends Path
    ? M extends keyof Routes[P]
      ? Routes[P][M] extends Declared
        ? Routes[P][M]['contract']
        : never
      : never
    : never
  : never;

/** What a declared schema takes; never without one. */
type Taken<S> = NonNullable<S> extends z.ZodType ? z.input<NonNullable<S>> : never;
/** In an address, what is read as a number may be written as one. */
type Written<I> = { [Name in keyof I]: unknown extends I[Name] ? string | number : I[Name] };
type Given<Name extends string, V> = [V] extends [never]
  ? Partial<Record<Name, never>>
  : Record<never, never> extends V
    ? { [N in Name]?: V }
    : { [N in Name]: V };

type AnswerBody<N extends CallName> = z.output<ContractOf<N>['response']>;

/** What a call takes as its body. */
export type BodyOf<N extends CallName> = N extends CallName ? Taken<ContractOf<N>['body']> : never;
/** What a call answers under `data`. */
export type DataOf<N extends CallName> = N extends CallName
  ? AnswerBody<N> extends { data: infer D }
    ? D
    : never
  : never;
/** What a list answers beside it: where its next page begins. */
export type MetaOf<N extends CallName> = N extends CallName
  ? AnswerBody<N> extends { meta: infer M }
    ? M
    : undefined
  : never;

/** What a call's address is made of. */
type PlaceOf<N extends CallName> = N extends CallName
  ? Given<'params', Taken<ContractOf<N>['params']>> & Given<'query', Written<Taken<ContractOf<N>['query']>>>
  : never;
/** A call and its place: `{ call: 'PUT /demandes/{id}', params: { id } }`. */
export type To<N extends CallName> = { call: N } & (N extends CallName ? { call: N } & PlaceOf<N> : never);
/** All that a call takes. */
export type InputOf<N extends CallName> = N extends CallName ? PlaceOf<N> & Given<'body', BodyOf<N>> : never;

/** What arrives of a value that was sent as JSON. */
export type Sent<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Sent<T[K]> } : T;
