import { vi } from 'vitest'

/** In milliseconds. Longer than anything takes, also on a machine that does ten other things. */
export const waitTimeout = 30_000

/** Until what is asserted holds: another process tells of a change, and the machine may be busy. */
export function waitFor<T>(look: () => T | Promise<T>, timeout = waitTimeout): Promise<T> {
  return vi.waitFor(look, { timeout })
}
