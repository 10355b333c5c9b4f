/** How long a link proves an address, and how long who had it before can take it back. */
export const EMAIL_LINK_HOURS = 24;
export const EMAIL_UNDO_DAYS = 7;
