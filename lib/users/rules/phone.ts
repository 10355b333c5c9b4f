/** A telephone's code: how long it is good, and how many wrong ones end it. */
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_TRIES = 5;
