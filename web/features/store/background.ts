/**
 * What goes on behind every page of a store, whichever is open: each part comes lazily, after the
 * page is there. Called again when another store's page is opened.
 */
export function startBackground(_code: string): void {
  // The counter's queue and the count of reminders start here.
}
