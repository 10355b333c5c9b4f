/** More than anybody meets, and few enough for one list. */
export const MOST_BLOCKS = 500;
