/** By which a use at a counter is known to the vouchers: one effect of a kind for each log. */
export function counterCause(logId: number): string {
  return `counter:${logId}`
}
