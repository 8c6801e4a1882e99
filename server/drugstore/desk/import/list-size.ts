/** Stores in one list. */
export const mostRows = 5000
