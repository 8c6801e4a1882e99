import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  countJobs,
  giveUp,
  leaveOneTry,
  onlyThis,
  passClaims,
  quickPace,
  sleepyPace,
} from '#test/support/jobs.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { fixedClock } from '../clock.ts'
import { appendEvent } from '../outbox.ts'
import { deleteEnded } from './forget-ended.ts'
import { jobGroups, type JobPace } from './job-groups.ts'
import type { JobRunner } from './job-runner.ts'
import { ensureQueues, openBoss } from './open-boss.ts'
import { startJobs } from './start-jobs.ts'
import type { Work } from './work.ts'

let shop: TestShop
const runners: JobRunner[] = []

beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})
afterAll(() => shop.close())

async function start(work: Work, pace: JobPace = quickPace): Promise<JobRunner> {
  const runner = await startJobs(shop.ctx, shop.databaseUrl, work, pace)
  runners.push(runner)
  return runner
}

async function appendEvents(topic: string, count: number): Promise<void> {
  await shop.ctx.db.transaction().execute(async (trx) => {
    for (let nth = 0; nth < count; nth += 1) await appendEvent(trx, topic, { nth })
  })
}

const never = () => new Promise<void>(() => undefined)

test('a job that takes up what a killed process left runs as soon as a worker starts', async () => {
  const ran = new Promise<void>((resolve) => {
    const atNewYear = { name: 'take-up', cron: '0 0 1 1 *', afterStart: [0] }
    const job = { ...atNewYear, run: async () => resolve() }
    void start({ listeners: {}, kinds: {}, scheduled: [job] })
  })
  await expect(ran).resolves.toBeUndefined()
})

test('jobs that a killed process held are done by another, each once more and none twice', async () => {
  const heard: number[] = []
  const hear = async (_: unknown, { nth }: { nth?: unknown }) => void heard.push(Number(nth))
  const work = onlyThis({ 'test.held': { hear } }, { 'test.held.hear': { group: 'messages' } })
  const { atOnce } = jobGroups.messages

  // It claims all that it may, and is never heard of again.
  const killed = await openBoss(shop.databaseUrl, shop.ctx)
  await ensureQueues(killed, work, quickPace)
  const jobs = Array.from({ length: atOnce }, (_, nth) => ({ data: { nth } }))
  await killed.insert('test.held.hear', jobs)
  expect(await killed.fetch('test.held.hear', { batchSize: atOnce })).toHaveLength(atOnce)
  await killed.stop({ graceful: false })

  await start(work)
  await appendEvents('test.held', 1)
  await waitFor(() => expect(heard).toEqual([0]))
  await waitFor(async () => {
    expect(await countJobs(shop, 'test.held.hear')).toMatchObject({ active: atOnce })
  })
  heard.length = 0

  await passClaims(shop)
  await waitFor(async () => {
    expect(await countJobs(shop, 'test.held.hear')).toEqual({ completed: atOnce + 1 })
  })
  expect(heard.toSorted((a, b) => a - b)).toEqual(jobs.map(({ data }) => data.nth))
})

test('a claim is renewed for as long as its job runs', async () => {
  let end: () => void = () => undefined
  const hear = () => new Promise<void>((resolve) => (end = resolve))
  let tries = 0
  const counted = async () => {
    tries += 1
    await hear()
  }
  const work = onlyThis({ 'test.long': { counted } })
  await start(work, { ...quickPace, claimSeconds: 10 })
  await appendEvents('test.long', 1)
  await waitFor(() => expect(tries).toBe(1))
  await sql`update pgboss.job set heartbeat_on = now() - interval '4 seconds'
    where name = 'test.long.counted'`.execute(shop.ctx.db)
  await waitFor(async () => {
    const { rows } = await sql<{ isFresh: boolean }>`
      select heartbeat_on > now() - interval '3 seconds' as "isFresh" from pgboss.job
      where name = 'test.long.counted'`.execute(shop.ctx.db)
    expect(rows).toEqual([{ isFresh: true }])
  })
  end()
  await waitFor(async () => {
    expect(await countJobs(shop, 'test.long.counted')).toEqual({ completed: 1 })
  })
  expect(tries).toBe(1)
})

test('a worker that stops gives back what it cannot end, at once and with all its tries', async () => {
  const work = onlyThis({ 'test.stopped': { hear: never } })
  const stopping = await startJobs(shop.ctx, shop.databaseUrl, work, quickPace)
  await appendEvents('test.stopped', 1)
  await waitFor(async () => {
    expect(await countJobs(shop, 'test.stopped.hear')).toEqual({ active: 1 })
  })
  await stopping.stop()
  const { rows } = await sql`
    select state::text, retry_count as tries, start_after <= now() as "isDue" from pgboss.job
    where name = 'test.stopped.hear'`.execute(shop.ctx.db)
  expect(rows).toEqual([{ state: 'retry', tries: 0, isDue: true }])
})

test('a queue whose jobs hang keeps no other queue waiting, and takes no more than its bound', async () => {
  let hanging = 0
  const done: number[] = []
  const work = onlyThis(
    {
      'test.hangs': {
        hang: () => {
          hanging += 1
          return never()
        },
      },
      'test.flows': { flow: async (_, { nth }) => void done.push(Number(nth)) },
    },
    { 'test.hangs.hang': { group: 'messages' } },
  )
  await appendEvents('test.hangs', 50)
  await appendEvents('test.flows', 50)
  const runner = await startJobs(shop.ctx, shop.databaseUrl, work, quickPace)
  await waitFor(() => expect(done).toHaveLength(50))
  expect(hanging).toBe(jobGroups.messages.atOnce)
  await sql`delete from pgboss.job where name = 'test.hangs.hang'`.execute(shop.ctx.db)
  await runner.stop()
})

test('a worker asks for all queues in one statement, and only when it is woken', async () => {
  const heard: unknown[] = []
  const work = onlyThis({ 'test.woken': { hear: async () => void heard.push('it') } })
  const runner = await start(work, sleepyPace)
  await appendEvents('test.woken', 3)
  expect(heard).toEqual([])
  runner.wake()
  await waitFor(() => expect(heard).toHaveLength(3))
})

test('what was given up is kept and counted; its error without what may be a phone', async () => {
  const fail = async () => {
    throw new Error('0912 345 678 is nobody, nor is +84912345678')
  }
  await start(
    onlyThis({ 'test.dies': { fail } }, { 'test.dies.fail': { group: 'work', goodForDays: 2 } }),
  )
  await appendEvents('test.dies', 2)
  await waitFor(async () => {
    await leaveOneTry(shop, 'test.dies.fail')
    expect(await lettersOf('test.dies.fail')).toHaveLength(2)
  })
  const [letter] = await lettersOf('test.dies.fail')
  expect(letter).toMatchObject({
    payload: { nth: expect.any(Number) },
    error: 'Error: … is nobody, nor is …',
    tries: jobGroups.work.retryLimit + 1,
    times: 1,
    state: 'open',
  })
  const goodFor = letter!.good_until!.getTime() - letter!.happened_at.getTime()
  expect(goodFor).toBe(2 * 24 * 60 * 60 * 1000)
  expect(await countJobs(shop, 'dead-letters')).toEqual({})
  const { rows } =
    await sql`select total from given_up_count where kind = 'test.dies.fail'`.execute(shop.ctx.db)
  expect(rows).toEqual([{ total: 2 }])
})

test('dead letters that cannot be kept keep no queue waiting, and are kept as soon as they can be', async () => {
  const done: number[] = []
  const work = onlyThis({
    'test.letters': {
      fail: async () => {
        throw new Error('no luck')
      },
    },
    'test.beside': { flow: async (_, { nth }) => void done.push(Number(nth)) },
  })
  await start(work)
  await sql`alter table dead_letter rename to dead_letter_away`.execute(shop.ctx.db)
  try {
    await appendEvents('test.letters', 1)
    await waitFor(async () => {
      await leaveOneTry(shop, 'test.letters.fail')
      expect(await countJobs(shop, 'dead-letters')).toEqual({ created: 1 })
    })
    await appendEvents('test.beside', 5)
    await waitFor(() => expect(done).toHaveLength(5))
  } finally {
    await sql`alter table dead_letter_away rename to dead_letter`.execute(shop.ctx.db)
  }
  await waitFor(async () => expect(await lettersOf('test.letters.fail')).toHaveLength(1))
})

test('a job of the clock that is given up again and again is one letter that counts', async () => {
  const run = async () => {
    throw new Error('no luck')
  }
  const job = { name: 'sweep-test', cron: '0 0 1 1 *', afterStart: [0, 0, 0], run }
  await start({ listeners: {}, kinds: {}, scheduled: [job] })
  await waitFor(async () => {
    await leaveOneTry(shop, 'sweep-test')
    expect(await lettersOf('sweep-test')).toMatchObject([{ payload: null, times: 3 }])
  })
})

test('what has ended is forgotten in small steps: events, jobs, closed letters; nothing that is open', async () => {
  const work = onlyThis({ 'test.ended': { hear: async () => undefined } })
  await start(work)
  await appendEvents('test.ended', 7)
  await waitFor(async () => {
    expect(await countJobs(shop, 'test.ended.hear')).toEqual({ completed: 7 })
  })
  const open = await giveUp(shop, 'expire-points')
  const closed = await giveUp(shop, 'expire-points', { nth: 1 })
  await shop.ctx.db
    .updateTable('dead_letter')
    .set({ state: 'dismissed', closed_at: shop.ctx.clock.now(), closed_by: 'staff:an' })
    .where('id', '=', closed)
    .execute()
  const later = fixedClock('2027-11-21T09:00:00+07:00')
  await appendEvent(shop.ctx.db, 'test.unheard', {})
  await deleteEnded({ ...shop.ctx, clock: later }, 2)

  expect(await countJobs(shop, 'test.ended.hear')).toEqual({})
  const events = await shop.ctx.db
    .selectFrom('outbox_event')
    .select('topic')
    // The bell tells of letters, and nobody hears it here.
    .where('topic', 'like', 'test.%')
    .execute()
  expect(events).toEqual([{ topic: 'test.unheard' }])
  const letters = await shop.ctx.db.selectFrom('dead_letter').select('id').execute()
  expect(letters.map(({ id }) => id)).toContain(open)
  expect(letters.map(({ id }) => id)).not.toContain(closed)
})

function lettersOf(kind: string) {
  return shop.ctx.db.selectFrom('dead_letter').selectAll().where('kind', '=', kind).execute()
}
