import { describe, expect, test } from 'vitest'
import { days } from '#domain/kernel/durations.ts'
import type { Entry } from './entry.ts'
import { answered, entered, fakeQueue, settleAs, slowStore } from './fake-counter.ts'
import { findTwin, waitingOf } from './find-entries.ts'
import { memoryStore } from '#web/state/local-store.ts'

const code = 'JJ34KM9QX7K4'
const other = 'AL34KM9QX7K4'

describe('a code that was entered', () => {
  test('stays that of who entered it, sent anew by whomever', async () => {
    const { queue } = fakeQueue()
    const entry = await queue.add(entered(code))
    await settleAs(queue, entry, { code: 2 })
    await queue.sendAnew(entry.key)
    const [anew] = queue.get().entries
    expect(anew!.key).not.toBe(entry.key)
    expect(anew!.by).toEqual(entry.by)
  })

  test('is on the shelf before anything is shown of it', async () => {
    const steps: string[] = []
    const shelf = memoryStore<Entry>()
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
    expect(findTwin(queue.get().entries, entered(code, { pharmacy: 'NT00300' }))).toBeUndefined()
  })
})

describe('an answered code', () => {
  test('is kept masked, without the customer’s phone', async () => {
    const { queue, shelf } = fakeQueue()
    const entry = await queue.add(entered(code))
    await settleAs(queue, entry)
    const { rows: entries } = await shelf.readAll()
    expect(JSON.stringify(entries)).not.toMatch(/JJ34KM9QX7K4|0912345678/)
    expect(entries[0]).toMatchObject({ state: 'done', masked: { code: 'JJ3******7K4' } })
  })

  test('goes once it has been seen and seven days are over, not before', async () => {
    const { queue, clock } = fakeQueue()
    const entry = await queue.add(entered(code))
    await settleAs(queue, entry)
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
    await settleAs(queue, entry, { code: result as number, point: 0 as never })
    await queue.sendAnew(entry.key, { withVoucher: false })
    const [again, ...others] = queue.get().entries
    expect(others).toEqual([])
    expect(again).toMatchObject({ state: 'waiting', secret: { code, voucherCode: null } })
    expect(again!.key).not.toBe(entry.key)
  })

  test('that may still earn stays however old it is', async () => {
    const { queue, clock } = fakeQueue()
    const entry = await queue.add(entered(code))
    await settleAs(queue, entry, { code: 2, point: 0 as never })
    await queue.see([entry.key])
    clock.now += days(8)
    await queue.refresh()
    expect(queue.get().entries).toMatchObject([{ key: entry.key, secret: { code } }])
  })

  test('that earned or was used is never sent anew', async () => {
    const { queue } = fakeQueue()
    const entry = await queue.add(entered(code))
    await settleAs(queue, entry, { code: 3 })
    await queue.sendAnew(entry.key)
    expect(queue.get().entries.map(({ key }) => key)).toEqual([entry.key])
  })
})

describe('a refused code that is put right', () => {
  const refusedCode = async (shelf = memoryStore<Entry>()) => {
    const { queue } = fakeQueue(shelf)
    const { key } = await queue.add(entered(code))
    await queue.deliver(key, async () => ({ kind: 'refused', text: 'Mã chưa đúng' }))
    return { queue, key }
  }

  test('goes when the right one is kept, in the same moment', async () => {
    const { queue, key } = await refusedCode()
    await queue.add(entered(other), { inPlaceOf: key })
    expect(queue.get().entries).toMatchObject([{ state: 'waiting', secret: { code: other } }])
  })

  test('stays when the right one could not be kept', async () => {
    const shelf = memoryStore<Entry>()
    const { queue, key } = await refusedCode(shelf)
    shelf.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    await expect(queue.add(entered(other), { inPlaceOf: key })).rejects.toThrow('full')
    expect(queue.get().entries).toMatchObject([{ key, state: 'failed', secret: { code } }])
  })

  test('is sent anew once, however often the key is pressed', async () => {
    const { queue, key } = await refusedCode()
    await Promise.all([queue.sendAnew(key), queue.sendAnew(key)])
    expect(queue.get().entries).toMatchObject([{ state: 'waiting', secret: { code } }])
  })
})

describe('while the disk takes its time', () => {
  test('a code that is entered during a look at the shelf is on the screen afterwards', async () => {
    const { shelf, holdNext, letGo } = slowStore()
    const { queue } = fakeQueue(shelf)
    holdNext()
    const looked = queue.refresh()
    const kept = queue.add(entered(code))
    letGo()
    await Promise.all([looked, kept])
    expect(queue.get().entries).toMatchObject([{ state: 'waiting', secret: { code } }])
  })

  test('a code that is answered during a look at the shelf waits no more', async () => {
    const { shelf, holdNext, letGo } = slowStore()
    const { queue } = fakeQueue(shelf)
    const entry = await queue.add(entered(code))
    let looked: Promise<void> | undefined
    await queue.deliver(entry.key, async () => {
      holdNext()
      looked = queue.refresh()
      letGo()
      return { kind: 'result', result: answered(entry) }
    })
    await looked
    expect(queue.get().entries).toMatchObject([{ state: 'done' }])
  })

  test('one thing that fails keeps none of the next back', async () => {
    const { queue, shelf } = fakeQueue()
    const { readAll } = shelf
    shelf.readAll = () =>
      Promise.reject(new DOMException('the connection is closing', 'InvalidStateError'))
    const looked = queue.refresh()
    const kept = queue.add(entered(code))
    await expect(looked).rejects.toThrow('closing')
    await kept
    shelf.readAll = readAll
    await queue.refresh()
    expect(queue.get().entries).toHaveLength(1)
  })
})

describe('a code that is being sent', () => {
  /** Two pages of one device, and a code that is on its way from the first. */
  const underWay = async () => {
    const one = fakeQueue()
    const two = fakeQueue(one.shelf, one.locks)
    const entry = await one.queue.add(entered(code))
    await two.queue.refresh()
    const begun = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const told = one.queue.deliver(entry.key, async () => {
      begun.resolve()
      await answer.promise
      return { kind: 'result', result: answered(entry) }
    })
    await begun.promise
    const tell = async () => {
      answer.resolve()
      await told
    }
    return { one: one.queue, two: two.queue, shelf: one.shelf, entry, tell }
  }

  test('is removed from no page', async () => {
    const { one, two, entry, tell } = await underWay()
    expect([await one.remove(entry), await two.remove(entry)]).toEqual([false, false])
    await tell()
    expect(one.get().entries).toMatchObject([{ state: 'done', outcome: { points: 30 } }])
  })

  test('keeps its outcome even if somebody has taken it from the disk', async () => {
    const { one, shelf, entry, tell } = await underWay()
    await shelf.remove([entry.key])
    await one.refresh()
    await tell()
    expect(one.get().entries).toMatchObject([{ state: 'done', outcome: { points: 30 } }])
    expect((await shelf.readAll()).rows).toHaveLength(1)
  })

  test('and has its outcome is not removed by who was asked while it waited', async () => {
    const { two, entry, tell } = await underWay()
    await tell()
    expect(await two.remove(entry)).toBe(false)
    expect(two.get().entries).toMatchObject([{ state: 'done', outcome: { points: 30 } }])
  })

  test('is not sent by a page that has not heard of its outcome', async () => {
    const { two, entry, tell } = await underWay()
    await tell()
    expect(two.get().entries).toMatchObject([{ state: 'waiting' }])
    expect(await settleAs(two, entry, { code: 3, point: 0 as never })).toBeNull()
    expect(two.get().entries).toMatchObject([{ outcome: { code: 1, points: 30 } }])
  })

  test('from two pages, where a browser has no locks, keeps its first outcome', async () => {
    const { one, entry, tell, shelf } = await underWay()
    const lockless = fakeQueue(shelf).queue
    await lockless.deliver(entry.key, async () => {
      await tell()
      return { kind: 'result', result: answered(entry, { code: 3, point: 0 as never }) }
    })
    await one.refresh()
    expect(one.get().entries).toMatchObject([{ outcome: { code: 1, points: 30 } }])
  })

  test('is not sent any more once it was taken back', async () => {
    const { queue } = fakeQueue()
    const entry = await queue.add(entered(code))
    expect(await queue.remove(entry)).toBe(true)
    let isSent = false
    const answer = await queue.deliver(entry.key, async () => {
      isSent = true
      return { kind: 'unreachable' }
    })
    expect([answer, isSent, queue.get().entries]).toEqual([null, false, []])
  })
})

test('what cannot be read is said, and stays', async () => {
  const shelf = memoryStore<Entry>()
  const { queue } = fakeQueue({ ...shelf, readAll: async () => ({ rows: [], unreadable: 3 }) })
  await queue.refresh()
  expect(queue.get().unreadable).toBe(3)
  await queue.add(entered(code))
  expect(queue.get().unreadable).toBe(3)
})
