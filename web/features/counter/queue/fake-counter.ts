import type { EarnResult } from '#domain/membership/api.ts'
import type { Entered, Entry } from './entry.ts'
import { createQueue } from './queue.ts'
import { memoryShelf } from '#web/features/store/device/shelf.ts'

/** What tests have of a counter: a queue whose clock stands still unless it is moved. */
export function fakeQueue(shelf = memoryShelf<Entry>()) {
  const clock = { now: Date.parse('2026-11-22T08:00:00+07:00') }
  let made = 0
  const newKey = () => `key-${String((made += 1)).padStart(4, '0')}`
  const queue = createQueue(shelf, { now: () => clock.now, newKey, tellOthers: () => undefined })
  return { queue, shelf, clock }
}

export function entered(code: string, change: Partial<Entered> = {}): Entered {
  const by = { username: 'nt00218.hoa', name: 'Dược sĩ Hoa' }
  return { store: 'NT00218', by, phone: '0912345678', code, ...change }
}

/** An answer of the server to this entry. */
export function answered(entry: Entry | null, change: Partial<EarnResult> = {}): EarnResult {
  return {
    ...{ code: 1, message: '', point: 30, available_point: 120 },
    code_masked: entry?.masked.code ?? 'JJ3******7K4',
    ...change,
  } as EarnResult
}
