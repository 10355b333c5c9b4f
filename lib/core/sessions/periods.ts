/** How long a login lasts, and how long it may go without a request: a working day and its night, or a month with remember-me. */
export const LOGIN_PERIODS = {
  short: { days: 1, idleHours: 12 },
  remembered: { days: 30, idleHours: 14 * 24 },
} as const;

/** For how many days a browser is known at the login's door: as long as browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** For how many days a browser is not asked for the second factor, when its person wants that. */
export const TRUSTED_DAYS = 30;
