import type { EarnResult } from '#domain/membership/api.ts'
import type { Entered, Entry } from './entry.ts'
import { pageLocks } from './locks.ts'
import { createQueue, type Queue } from './queue.ts'
import { memoryShelf } from './shelf.ts'

/** What tests have of a counter: a queue whose clock stands still unless it is moved. */
export function fakeQueue(shelf = memoryShelf(), locks = pageLocks()) {
  const clock = { now: Date.parse('2026-11-22T08:00:00+07:00') }
  let made = 0
  const newKey = () => `key-${String((made += 1)).padStart(4, '0')}`
  const queue = createQueue(shelf, {
    now: () => clock.now,
    newKey,
    tellOthers: () => undefined,
    locks,
  })
  return { queue, shelf, clock, locks }
}

export function entered(code: string, change: Partial<Entered> = {}): Entered {
  const by = { username: 'nt00218.hoa', name: 'Dược sĩ Hoa' }
  return { store: 'NT00218', by, phone: '0912345678', code, ...change }
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

/** A shelf that takes its time: what it is asked for happens when it is let. */
export function slowShelf() {
  let isHeld = false
  let held: (() => void)[] = []
  const shelf = memoryShelf(async () => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
  })
  const hold = () => {
    isHeld = true
  }
  const letGo = () => {
    isHeld = false
    for (const goOn of held) goOn()
    held = []
  }
  return { shelf, hold, letGo }
}

/** An answer of the server to this entry. */
export function answered(entry: Entry | null, change: Partial<EarnResult> = {}): EarnResult {
  return {
    ...{ code: 1, message: '', point: 30, available_point: 120 },
    code_masked: entry?.masked.code ?? 'JJ3******7K4',
    ...change,
  } as EarnResult
}
