import { serialize } from './serialize.ts'

/** What one page of a device does at a time, by name. */
export interface Locks {
  /** Waits until nobody else is at it. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Null at once while somebody is at it. */
  ifFree<T>(name: string, work: () => Promise<T>): Promise<T | null>
}

/** Over all pages of this device. Where a browser has no such locks they hold for this page alone. */
export function deviceLocks(prefix: string): Locks {
  const { locks } = navigator
  if (!locks) return pageLocks()
  return {
    alone: async (name, work) => locks.request(`${prefix} ${name}`, work),
    ifFree: async (name, work) =>
      locks.request(`${prefix} ${name}`, { ifAvailable: true }, async (lock) =>
        lock ? work() : null,
      ),
  }
}

/** For this page alone. Tests share them between the pages of a device. */
export function pageLocks(): Locks {
  const holders = new Map<string, { turn: ReturnType<typeof serialize>; count: number }>()
  const alone: Locks['alone'] = async (name, work) => {
    const holder = holders.get(name) ?? { turn: serialize(), count: 0 }
    holders.set(name, holder)
    holder.count += 1
    try {
      return await holder.turn(work)
    } finally {
      holder.count -= 1
      if (holder.count === 0) holders.delete(name)
    }
  }
  return { alone, ifFree: async (name, work) => (holders.has(name) ? null : alone(name, work)) }
}
