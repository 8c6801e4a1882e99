import { describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import { memoryShelf } from '#web/features/store/device/shelf.ts'
import type { Entry } from './entry.ts'
import { answered, entered, fakeQueue } from './fake-counter.ts'
import { findTwin, waitingOf } from './find-entries.ts'

const code = 'JJ34KM9QX7K4'
const other = 'AL34KM9QX7K4'

describe('a code that was entered', () => {
  test('is on the shelf before anything is shown of it', async () => {
    const steps: string[] = []
    const shelf = memoryShelf<Entry>()
    const add = shelf.add
    shelf.add = async (entries) => {
      await add(entries)
      steps.push('kept')
    }
    const { queue } = fakeQueue(shelf)
    queue.subscribe(() => steps.push('shown'))
    await queue.add(entered(code))
    expect(steps).toEqual(['kept', 'shown'])
  })

  test('that could not be kept is not shown as kept', async () => {
    const { queue, shelf } = fakeQueue()
    shelf.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    await expect(queue.add(entered(code))).rejects.toThrow('full')
    expect(queue.get().entries).toEqual([])
  })

  test('keeps its place though the clock of the phone is put back', async () => {
    const { queue, clock } = fakeQueue()
    await queue.add(entered(code))
    clock.now -= days(1)
    await queue.add(entered(other))
    expect(queue.get().entries.map(({ secret }) => secret?.code)).toEqual([code, other])
  })

  test('is there again, with its key, for the page that opens next', async () => {
    const { queue, shelf } = fakeQueue()
    const { key } = await queue.add(entered(code))
    const next = fakeQueue(shelf).queue
    await next.refresh()
    expect(waitingOf(next.get().entries, 'NT00218').map((entry) => entry.key)).toEqual([key])
  })

  test('is noticed when it is entered again, for this customer or the next', async () => {
    const { queue } = fakeQueue()
    const { key } = await queue.add(entered(code))
    expect(findTwin(queue.get().entries, entered(code, { phone: '0987654321' }))?.key).toBe(key)
    expect(findTwin(queue.get().entries, entered(code, { store: 'NT00300' }))).toBeUndefined()
  })
})

describe('an answered code', () => {
  test('is kept masked, without the customer’s phone', async () => {
    const { queue, shelf } = fakeQueue()
    const entry = await queue.add(entered(code))
    await queue.settle(entry.key, { kind: 'result', result: answered(entry) })
    const { rows: entries } = await shelf.readAll()
    expect(JSON.stringify(entries)).not.toMatch(/JJ34KM9QX7K4|0912345678/)
    expect(entries[0]).toMatchObject({ state: 'done', masked: { code: 'JJ3******7K4' } })
  })

  test('keeps its outcome even if somebody has removed it meanwhile', async () => {
    const { queue, shelf } = fakeQueue()
    const entry = await queue.add(entered(code))
    await shelf.remove([entry.key])
    await queue.settle(entry.key, { kind: 'result', result: answered(entry) })
    expect((await shelf.readAll()).rows).toHaveLength(1)
  })

  test('goes once it has been seen and seven days are over, not before', async () => {
    const { queue, clock } = fakeQueue()
    const entry = await queue.add(entered(code))
    await queue.settle(entry.key, { kind: 'result', result: answered(entry) })
    clock.now += days(8)
    await queue.refresh()
    expect(queue.get().entries).toHaveLength(1)
    await queue.see([entry.key])
    await queue.refresh()
    expect(queue.get().entries).toEqual([])
  })

  test.for([
    [2, 'a locked phone'],
    [7, 'a locked membership'],
    [13, 'a voucher that is not the customer’s'],
    [14, 'a product that is not in the shop yet'],
  ])('%i, for %s, leaves it whole: it can be sent anew under another key', async ([result]) => {
    const { queue } = fakeQueue()
    const entry = await queue.add(entered(code, { voucherCode: 'LAN20' }))
    const answer = answered(entry, { code: result as number, point: 0 as never })
    await queue.settle(entry.key, { kind: 'result', result: answer })
    await queue.sendAnew(entry.key, { withVoucher: false })
    const [again, ...others] = queue.get().entries
    expect(others).toEqual([])
    expect(again).toMatchObject({ state: 'waiting', secret: { code, voucherCode: null } })
    expect(again!.key).not.toBe(entry.key)
  })

  test('that earned or was used is never sent anew', async () => {
    const { queue } = fakeQueue()
    const entry = await queue.add(entered(code))
    await queue.settle(entry.key, { kind: 'result', result: answered(entry, { code: 3 }) })
    await queue.sendAnew(entry.key)
    expect(queue.get().entries.map(({ key }) => key)).toEqual([entry.key])
  })
})

test('what cannot be read is said, and stays', async () => {
  const shelf = memoryShelf<Entry>()
  const { queue } = fakeQueue({ ...shelf, readAll: async () => ({ rows: [], unreadable: 3 }) })
  await queue.refresh()
  expect(queue.get().unreadable).toBe(3)
  await queue.add(entered(code))
  expect(queue.get().unreadable).toBe(3)
})
