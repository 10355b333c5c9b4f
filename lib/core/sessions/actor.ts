declare const proven: unique symbol;

/**
 * Somebody whose session was checked against the database. Only `session.ts` makes one,
 * so a command that takes it first cannot be called without a checked session.
 */
export type Actor = {
  readonly id: string;
  readonly userType: 'particular' | 'professional' | 'agency';
  readonly sessionId: string;
  readonly [proven]: true;
};
