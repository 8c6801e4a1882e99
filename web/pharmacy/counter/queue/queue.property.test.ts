import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered, entered, fakeQueue } from './fake-counter.ts'
import type { Entry } from './entry.ts'
import { pageLocks } from './locks.ts'
import type { Queue } from './queue.ts'
import { createSender, type Sender } from './sender.ts'
import type { Answer } from './settle.ts'
import { memoryStore } from '#web/state/local-store.ts'

const networks = ['up', 'down', 'answers are lost', 'signed out', 'refuses'] as const
type Network = (typeof networks)[number]

const page = fc.constantFrom(0, 1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('enter' as const), page, at: fc.nat(4) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('wake', 'refresh', 'remove', 'send anew', 'see'),
      page,
      at: fc.nat(9),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      is: fc.constantFrom(...networks),
    }),
  },
)
type Ensure = (isRight: boolean, wrong: string) => void
interface Page {
  queue: Queue
  sender: Sender
  /** Keys of what was entered on it. */
  mine: Set<string>
}
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

test('whatever happens on two pages in whatever order, no code is lost and each has its one outcome', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 30 }), async (time, steps) => {
      const device = openDevice(time)
      for (const one of steps) {
        // Nobody waits for anybody: the disk, the network and the hands go on in any order.
        void time.schedule(Promise.resolve()).then(() => device.does(one))
      }
      await time.waitIdle()
      device.expectNothingLost((await time.waitFor(device.shelf.readAll())).rows)

      device.does({ does: 'network', is: 'up' })
      for (const one of [0, 1] as const) device.does({ does: 'wake', page: one, at: 0 })
      await time.waitIdle()
      await device.allDone()
      const { rows: kept } = await time.waitFor(device.shelf.readAll())
      device.expectNothingLost(kept)
      expect(kept.filter(({ state }) => state === 'waiting')).toEqual([])
      device.expectShown(kept)
    }),
    { numRuns: 400 },
  ))

/** A phone with two pages of one counter, on which everything takes its time. */
function openDevice(time: fc.Scheduler) {
  const slowly = () => time.schedule(Promise.resolve())
  const shelf = memoryStore<Entry>(slowly)
  const locks = pageLocks()
  const server = openServer(slowly)
  const known = new Set<string>()
  /** Keys of what somebody wanted gone. */
  const asked = new Set<string>()
  const pages: Page[] = ['one', 'two'].map((name, at, { length }) => {
    const tellOthers = () => void slowly().then(() => pages[length - 1 - at]!.queue.refresh())
    const { queue, clock } = fakeQueue(shelf, locks, { name, tellOthers })
    const mine = watch(queue, asked, server.ensure)
    const sender = createSender(queue, 'NT00218', {
      send: server.send,
      locks,
      now: () => clock.now,
      chance: () => 0,
      requireLogin: async () => false,
      later: () => () => undefined,
    })
    return { queue, sender, mine }
  })
  const acts = {
    enter: async ({ queue, sender, mine }: Page, at: number) => {
      const { key } = await queue.add(entered(`JJ34KM9QX${100 + at}`))
      for (const keys of [known, mine]) keys.add(key)
      await sender.wake()
    },
    wake: ({ sender }: Page) => sender.wake(),
    refresh: ({ queue }: Page) => queue.refresh(),
    remove: async ({ queue }: Page, at: number) => {
      const entry = queue.get().entries[at]
      if (!entry || entry.state === 'done') return
      asked.add(entry.key)
      if (await queue.remove(entry)) server.takeBack(entry.key)
    },
    'send anew': async ({ queue }: Page, at: number) => {
      const before = new Set(queue.get().entries.map(({ key }) => key))
      const entry = queue.get().entries[at]
      if (!entry) return
      asked.add(entry.key)
      await queue.sendAnew(entry.key)
      for (const { key } of queue.get().entries) if (!before.has(key)) known.add(key)
    },
    see: ({ queue }: Page) => queue.see(queue.get().entries.map(({ key }) => key)),
  }
  const acting: Promise<unknown>[] = []
  return {
    shelf,
    does: (one: Step) => {
      if (one.does === 'network') server.becomes(one.is)
      else acting.push(acts[one.does](pages[one.page]!, one.at))
    },
    allDone: () => Promise.all(acting),
    expectNothingLost: (entries: readonly Entry[]) => {
      const byKey = new Map(entries.map((entry) => [entry.key, entry]))
      for (const key of known) server.expectTold(key, byKey.get(key))
      expect(server.wrongs).toEqual([])
    },
    expectShown: (entries: Entry[]) => {
      for (const { queue } of pages)
        expect(statesOf(queue.get().entries)).toEqual(statesOf(entries))
    },
  }
}

function statesOf(entries: readonly Entry[]) {
  return new Map(entries.map(({ key, state }) => [key, state]))
}

/** At every moment a page shows what was entered on it, and an outcome that it has shown. */
function watch(queue: Queue, asked: ReadonlySet<string>, ensure: Ensure): Set<string> {
  const mine = new Set<string>()
  const told = new Set<string>()
  queue.subscribe(() => {
    const shown = new Map(queue.get().entries.map(({ key, state }) => [key, state]))
    for (const key of mine) ensure(shown.has(key) || asked.has(key), 'entered and not shown')
    for (const key of told) ensure(shown.get(key) !== 'waiting', 'answered and shown as waiting')
    for (const [key, state] of shown) if (state !== 'waiting') told.add(key)
  })
  return mine
}

/** The first key of a code earns, every other hears that it was used; sent again, a key hears the same. */
function openServer(slowly: () => Promise<unknown>) {
  let network: Network = 'up'
  const underWay = new Set<string>()
  const takenBack = new Set<string>()
  const earnedBy = new Map<string, string>()
  /** What was told, by key. */
  const verdicts = new Map<string, Answer['kind'] | number>()
  const wrongs: string[] = []
  const ensure: Ensure = (isRight, wrong) => {
    if (!isRight) wrongs.push(wrong)
  }
  const answer = async (entry: Entry): Promise<Answer> => {
    await slowly()
    if (network === 'down') return { kind: 'unreachable' }
    if (network === 'signed out') return { kind: 'signedOut', why: 'unauthenticated' }
    if (network === 'refuses') return { kind: 'refused', text: 'Mã chưa đúng' }
    const { code } = entry.secret!
    if (!earnedBy.has(code)) earnedBy.set(code, entry.key)
    await slowly()
    if (network === 'answers are lost') return { kind: 'unreachable' }
    const result = answered(entry, { code: earnedBy.get(code) === entry.key ? 1 : 3 })
    return { kind: 'result', result }
  }
  return {
    wrongs,
    ensure,
    becomes: (next: Network) => {
      network = next
    },
    send: async (entry: Entry): Promise<Answer> => {
      ensure(!takenBack.has(entry.key), 'sent though it was taken back')
      ensure(!underWay.has(entry.key), 'sent twice at once')
      ensure(!verdicts.has(entry.key), 'sent again after its outcome')
      underWay.add(entry.key)
      const told = await answer(entry)
      underWay.delete(entry.key)
      if (told.kind === 'result') verdicts.set(entry.key, told.result.code)
      if (told.kind === 'refused') verdicts.set(entry.key, 'refused')
      return told
    },
    takeBack: (key: string) => {
      ensure(!underWay.has(key), 'taken back on its way')
      takenBack.add(key)
    },
    /** Answered: with that outcome. Refused: so, unless by hand. Neither: it waits, unless taken back. */
    expectTold: (key: string, row: Entry | undefined) => {
      const verdict = verdicts.get(key)
      if (typeof verdict === 'number') expect(row?.outcome?.code).toBe(verdict)
      else if (row) expect(row.state).toBe(verdict === 'refused' ? 'failed' : 'waiting')
      else expect(verdict === 'refused' || takenBack.has(key), `${key} is lost`).toBe(true)
    },
  }
}
