/** How long the answer to a creating request is kept for its key. */
export const KEY_HOURS = 24;
