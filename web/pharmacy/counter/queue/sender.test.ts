import { describe, expect, test, vi } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { pauseAfter } from './backoff.ts'
import type { Entry } from './entry.ts'
import { answered, entered, fakeQueue, slowStore } from './fake-counter.ts'
import { createSender } from './sender.ts'
import type { Answer } from './settle.ts'
import { memoryStore } from '#web/state/local-store.ts'

const codes = (count: number) =>
  Array.from({ length: count }, (_, at) => `JJ34KM9QX${String(100 + at)}`)

/** A counter whose server answers by `answer`; what it was sent, and the timers that were set. */
async function counter(
  count: number,
  answer: (entry: Entry) => Answer | Promise<Answer>,
  onShelf = memoryStore<Entry>(),
) {
  const { queue, shelf, clock, locks } = fakeQueue(onShelf)
  for (const code of codes(count)) await queue.add(entered(code))
  const sent: string[] = []
  const asked: string[] = []
  let logIn: (isLetIn: boolean) => void = () => {}
  const timers: { work: () => void; ms: number }[] = []
  const tools = {
    send: async (entry: Entry) => {
      sent.push(entry.key)
      return answer(entry)
    },
    requireLogin: (why: string) => {
      asked.push(why)
      return new Promise<boolean>((resolve) => {
        logIn = resolve
      })
    },
    locks,
    now: () => clock.now,
    chance: () => 0,
    later: (work: () => void, ms: number) => {
      timers.push({ work, ms })
      return () => undefined
    },
  }
  const sender = createSender(queue, 'NT00218', tools)
  return {
    queue,
    shelf,
    clock,
    locks,
    sent,
    asked,
    timers,
    sender,
    logIn: (isLetIn: boolean) => logIn(isLetIn),
  }
}

const earned = (entry: Entry): Answer => ({ kind: 'result', result: answered(entry) })
const states = ({ queue }: { queue: ReturnType<typeof fakeQueue>['queue'] }) =>
  queue.get().entries.map(({ state }) => state)

describe('what waits', () => {
  test('goes out oldest first, each code once', async () => {
    const shop = await counter(50, earned)
    await shop.sender.wake()
    expect(shop.sent).toEqual(shop.queue.get().entries.map(({ key }) => key))
    expect(new Set(states(shop))).toEqual(new Set(['done']))
    expect(shop.sender.get()).toEqual({ kind: 'idle' })
  })

  test('goes out once though it is asked for from several sides at once', async () => {
    const shop = await counter(20, earned)
    await Promise.all([shop.sender.wake(), shop.sender.wake(), shop.sender.wake()])
    expect(new Set(shop.sent).size).toBe(shop.sent.length)
  })

  test('of another pharmacy stays where it is', async () => {
    const shop = await counter(1, earned)
    await shop.queue.add(entered('OT34KM9QX7K4', { pharmacy: 'NT00300' }))
    await shop.sender.wake()
    expect(states(shop)).toEqual(['done', 'waiting'])
  })

  test('may grow while it is sent', async () => {
    const shop = await counter(1, async (entry) => {
      if (shop.sent.length === 1) await shop.queue.add(entered('OT34KM9QX7K4'))
      return earned(entry)
    })
    await shop.sender.wake()
    expect(states(shop)).toEqual(['done', 'done'])
  })

  test('is sent though it was entered while the sender looked at a slow disk', async () => {
    const { shelf, holdNext, letGo } = slowStore()
    const shop = await counter(1, earned, shelf)
    holdNext()
    const first = shop.sender.wake()
    const added = shop.queue.add(entered('OT34KM9QX7K4')).then(() => shop.sender.wake())
    letGo()
    await Promise.all([first, added])
    expect(states(shop)).toEqual(['done', 'done'])
  })

  test('and was kept by another page, which is gone, goes out as well', async () => {
    const shop = await counter(0, earned)
    await fakeQueue(shop.shelf).queue.add(entered('OT34KM9QX7K4'))
    await shop.sender.wake()
    expect(states(shop)).toEqual(['done'])
  })

  test.for(Array.from({ length: 24 }, (_, at) => at))(
    'is sent though it is asked for in the very moment in which the sender goes to rest (%i breaths later)',
    async (breaths) => {
      const shop = await counter(1, earned)
      const forget = shop.sender.subscribe(() => {
        if (shop.sender.get().kind !== 'idle') return
        forget()
        void shop.queue.add(entered('OT34KM9QX7K4'))
        void breathe(breaths).then(() => shop.sender.wake())
      })
      await shop.sender.wake()
      await new Promise((resolve) => setImmediate(resolve))
      expect(states(shop)).toEqual(['done', 'done'])
    },
  )
})

/** So many promises later. */
async function breathe(count: number): Promise<void> {
  for (let breath = 0; breath < count; breath += 1) await Promise.resolve()
}

describe('without an answer', () => {
  test('it waits, longer every time, and is sent again under the same key', async () => {
    let isUp = false
    const shop = await counter(1, (entry) => (isUp ? earned(entry) : { kind: 'unreachable' }))
    await shop.sender.wake()
    expect(shop.sender.get()).toEqual({ kind: 'offline' })
    await shop.sender.wake()
    expect(shop.timers.map(({ ms }) => ms)).toEqual([seconds(2), seconds(4)])
    isUp = true
    await shop.sender.wake()
    expect(new Set(shop.sent).size).toBe(1)
    expect(states(shop)).toEqual(['done'])
  })

  test('the rest is not tried against a closed door', async () => {
    const shop = await counter(50, () => ({ kind: 'unreachable' }))
    await shop.sender.wake()
    expect(shop.sent.length).toBeLessThanOrEqual(4)
  })

  test('one code on which the server stumbles does not keep the others back for ever', async () => {
    const shop = await counter(9, (entry) =>
      entry.key === 'key-0001' ? { kind: 'fault' } : earned(entry),
    )
    for (let run = 0; run < 9; run += 1) await shop.sender.wake()
    expect(states(shop).filter((state) => state === 'waiting')).toHaveLength(1)
  })

  test('a server that asks for time gets it, whatever is entered meanwhile', async () => {
    let canGo = false
    const shop = await counter(1, (entry) =>
      canGo ? earned(entry) : { kind: 'tooFast', retryAfterMs: minutes(5) },
    )
    await shop.sender.wake()
    canGo = true
    await shop.queue.add(entered('OT34KM9QX7K4'))
    await shop.sender.wake()
    expect(shop.sent).toHaveLength(1)
    expect(shop.sender.get()).toEqual({ kind: 'resting', until: shop.clock.now + minutes(5) })
    shop.timers[0]!.work()
    await shop.sender.wake()
    expect(states(shop)).toEqual(['done', 'done'])
  })

  test('pauses never grow beyond a minute and differ from phone to phone', () => {
    expect(pauseAfter(20, 0)).toBe(minutes(1))
    expect(pauseAfter(20, 0.99)).toBeLessThan(seconds(50))
  })
})

describe('when the session has ended', () => {
  const signedOut: Answer = { kind: 'signedOut', why: 'unauthenticated' }

  test('everything waits for the login, without a timer, and is asked for once', async () => {
    let isIn = false
    const shop = await counter(10, (entry) => (isIn ? earned(entry) : signedOut))
    await shop.sender.wake()
    expect(shop.sender.get()).toEqual({ kind: 'signedOut' })
    expect([shop.timers, shop.asked]).toEqual([[], ['unauthenticated']])
    isIn = true
    await shop.sender.wake()
    expect(new Set(states(shop))).toEqual(new Set(['done']))
  })

  test('whoever comes in, however long it takes, sends what waits', async () => {
    let isIn = false
    const shop = await counter(10, (entry) => (isIn ? earned(entry) : signedOut))
    await shop.sender.wake()
    // Nothing is under way meanwhile: other pages of the device may send.
    expect(await shop.locks.ifFree('NT00218', async () => 'free')).toBe('free')
    isIn = true
    shop.logIn(true)
    await vi.waitFor(() => expect(new Set(states(shop))).toEqual(new Set(['done'])))
  })

  test('nobody is asked twice by what woke the sender while the refusal was on its way', async () => {
    const refused = Promise.withResolvers<Answer>()
    const shop = await counter(1, () => refused.promise)
    const woken = [shop.sender.wake(), shop.sender.wake(), shop.sender.wake()]
    refused.resolve(signedOut)
    await Promise.all(woken)
    expect(shop.asked).toHaveLength(1)
    await shop.sender.wake()
    expect(shop.asked).toHaveLength(2)
  })

  test('a refusal that arrives after the login asks nothing', async () => {
    let isIn = false
    const shop = await counter(1, (entry) => {
      if (isIn) return earned(entry)
      isIn = true
      void shop.sender.wake()
      return signedOut
    })
    await shop.sender.wake()
    expect([states(shop), shop.asked]).toEqual([['done'], []])
  })
})

describe('a refusal', () => {
  test('is told at its code, which can be sent anew, and keeps no other back', async () => {
    const shop = await counter(2, (entry) =>
      entry.key === 'key-0001'
        ? { kind: 'refused', text: 'Số điện thoại chưa đúng' }
        : earned(entry),
    )
    await shop.sender.wake()
    expect(shop.queue.get().entries[0]).toMatchObject({
      state: 'failed',
      failure: 'Số điện thoại chưa đúng',
      secret: { code: codes(1)[0] },
    })
    expect(states(shop)[1]).toBe('done')
  })
})

test('an outcome that the disk does not take is asked for again', async () => {
  const shop = await counter(1, earned)
  const { add } = shop.shelf
  shop.shelf.add = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  await shop.sender.wake()
  expect(states(shop)).toEqual(['waiting'])
  shop.shelf.add = add
  await shop.sender.wake()
  expect(states(shop)).toEqual(['done'])
  expect(new Set(shop.sent).size).toBe(1)
})
