import { vi } from 'vitest'

/** Until what is asserted holds: another process tells of a change, and the machine may be busy. */
export function waitFor<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 15_000 })
}
