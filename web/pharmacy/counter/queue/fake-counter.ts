import type { EarnResult } from '#domain/membership/api.ts'
import type { Entered, Entry } from './entry.ts'
import { pageLocks } from './locks.ts'
import { createQueue, type Queue } from './queue.ts'
import { memoryStore } from '#web/state/local-store.ts'

/** What tests have of a counter: a queue whose clock stands still unless it is moved. */
export function fakeQueue(
  shelf = memoryStore<Entry>(),
  locks = pageLocks(),
  { name, tellOthers } = { name: 'key', tellOthers: () => {} },
) {
  const clock = { now: Date.parse('2026-11-22T08:00:00+07:00') }
  let made = 0
  const newKey = () => `${name}-${String((made += 1)).padStart(4, '0')}`
  const queue = createQueue(shelf, {
    now: () => clock.now,
    newKey,
    tellOthers,
    locks,
  })
  return { queue, shelf, clock, locks }
}

export function entered(code: string, change: Partial<Entered> = {}): Entered {
  const by = { username: 'nt00218.hoa', name: 'Dược sĩ Hoa' }
  return { pharmacy: 'NT00218', by, phone: '0912345678', code, ...change }
}

/** Puts an answer of the server to this entry on the shelf, as its sender does. */
export function settleAs(
  queue: Queue,
  entry: Entry,
  change: Partial<EarnResult> = {},
): Promise<unknown> {
  return queue.deliver(entry.key, async () => ({
    kind: 'result',
    result: answered(entry, change),
  }))
}

/** A shelf that keeps back what it is asked next: it is done, and the answer does not come until it is let. */
export function slowStore() {
  let isNextHeld = false
  const answer = Promise.withResolvers<void>()
  const shelf = memoryStore<Entry>(async (when) => {
    if (!isNextHeld || when === 'before') return
    isNextHeld = false
    await answer.promise
  })
  const holdNext = () => {
    isNextHeld = true
  }
  /** Once everything that does not wait for that answer has been done. */
  const letGo = () => void setImmediate(answer.resolve)
  return { shelf, holdNext, letGo }
}

/** An answer of the server to this entry. */
export function answered(entry: Entry | null, change: Partial<EarnResult> = {}): EarnResult {
  return {
    code: 1,
    message: '',
    point: 30,
    available_point: 120,
    code_masked: entry?.masked.code ?? 'JJ3******7K4',
    ...change,
  } as EarnResult
}
