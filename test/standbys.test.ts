import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fillPath, type Endpoint } from '#domain/contract.ts'
import { employees } from '#domain/employee/backoffice.ts'
import { getHealth } from '#domain/health/api.ts'
import { signMark } from '#server/platform/http/standby-reads.ts'
import { beyondAll } from '#server/platform/standbys/position.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { addSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { hireStaff, type StaffMember } from './support/staff.ts'
import { startPair, type StreamingPair } from './support/streaming-pair.ts'
import { waitFor } from './support/wait-for.ts'

const resume = 'select pg_wal_replay_resume()'
const limits = { behindMs: 500, behindBytes: 64 * 1024 * 1024, doubtMs: 1000 }

let pair: StreamingPair
let shop: TestShop
let writer: StaffMember
let other: StaffMember

beforeAll(async () => {
  pair = await startPair()
  shop = await openTestShop({
    beside: { databaseUrl: pair.primaryUrl },
    config: { rateLimits: false, databaseReadUrls: [pair.standbyUrl] },
    standbys: { limits, everyMs: 50 },
  })
  await addSetting(shop.ctx.db, 'shop', demoShop, shop.ctx.clock.now())
  writer = await hireStaff(shop)
  other = await hireStaff(shop)
})
afterAll(async () => {
  await shop?.close()
  await pair?.stop()
})

/** A browser: it keeps what answers tell it to keep, as long as the test goes on. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly #who: StaffMember

  constructor(who: StaffMember) {
    this.#who = who
  }

  async send(endpoint: Endpoint, input: Record<string, unknown> = {}) {
    const { path, rest } = fillPath(endpoint.path, input)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.app.fastify.inject({
      method: endpoint.method,
      url: `/api${path}`,
      headers: { ...this.#who.headers, ...(cookie ? { cookie } : {}) },
      ...(endpoint.method === 'GET' ? {} : { payload: rest }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  async names(): Promise<string[]> {
    const answer = await this.send(employees.list)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ data: { items: { name: string }[] } }>().data.items.map(({ name }) => name)
  }

  async add(number: string, name: string): Promise<string> {
    const answer = await this.send(employees.create, { number, name, active: true, phones: [] })
    expect(answer.statusCode, answer.body).toBe(200)
    return name
  }
}

const stateOf = () => shop.ctx.standbys!.list()[0]!.state
const reads = () => ({ ...Object.fromEntries(shop.ctx.standbys!.reads) }) as Counts
type Counts = Record<'standby' | 'primary' | 'again', number>

async function counted(work: () => Promise<unknown>): Promise<Counts> {
  const before = reads()
  await work()
  const after = reads()
  const { standby, primary, again } = after
  return {
    standby: standby - before.standby,
    primary: primary - before.primary,
    again: again - before.again,
  }
}

const quiet = 'Phạm Văn Lặng'

/** As a write that no process was told of. */
const addQuietly = () =>
  shop.ctx.pool.query(
    `insert into employee (number, name, active, created_at)
     select 'NV9' || lpad((count(*))::text, 3, '0'), $1, true, now() from employee`,
    [quiet],
  )

const countQuiet = async () => {
  const { rows } = await shop.ctx.pool.query<{ count: number }>(
    'select count(*)::int as count from employee where name = $1',
    [quiet],
  )
  return rows[0]!.count
}

const isUsed = () => waitFor(() => expect(stateOf()).toBe('used'))

/** What was told a moment ago may still be on its way to it. */
const readsThere = (browser: Browser) =>
  waitFor(async () =>
    expect(await counted(() => browser.names())).toEqual({ standby: 1, primary: 0, again: 0 }),
  )

describe('a standby', () => {
  afterEach(() => pair.onStandby(resume).catch(() => undefined))

  test('answers lists, and of its own accord nothing that does not say so', async () => {
    await isUsed()
    const browser = new Browser(other)
    await readsThere(browser)
    const { rows } = await shop.ctx.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'anlanh-reads'`,
    )
    expect(rows[0]!.count).toBe(0)
    const alone = await counted(() => browser.send(getHealth))
    expect(alone).toEqual({ standby: 0, primary: 0, again: 0 })
  })

  test('that stands still is not asked by whoever just wrote, and is by others', async () => {
    const [mine, theirs] = [new Browser(writer), new Browser(other)]
    // Beyond the limit it would be asked by nobody.
    const patient = await openTestShop({
      beside: shop,
      config: { rateLimits: false, databaseReadUrls: [pair.standbyUrl] },
      standbys: { limits: { ...limits, behindMs: 600_000 }, everyMs: 50 },
    })
    const impatient = shop
    shop = patient
    try {
      await isUsed()
      let seen: string[] = []
      // Again when something was told meanwhile, as by the start of this process.
      await waitFor(async () => {
        await pair.onStandby(resume)
        await readsThere(theirs)
        await pair.onStandby('select pg_wal_replay_pause()')
        await addQuietly()
        const where = await counted(async () => (seen = await theirs.names()))
        expect(where).toEqual({ standby: 1, primary: 0, again: 0 })
        expect(seen.filter((each) => each === quiet).length).toBeLessThan(await countQuiet())
      })
      const name = await mine.add('NV0001', 'Nguyễn Văn Lâm')
      expect(mine.cookies.size).toBe(1)
      const own = await counted(async () => (seen = await mine.names()))
      expect(own).toEqual({ standby: 0, primary: 1, again: 0 })
      expect(seen).toEqual(expect.arrayContaining([name, quiet]))
      // Of two writes whose answers crossed, both are remembered; the next answer stands for them.
      const [kept] = [...mine.cookies]
      const second = await mine.add('NV0002', 'Trần Thị Thu')
      expect(mine.cookies.size).toBe(1)
      mine.cookies.set(...kept!)
      expect(await mine.names()).toContain(second)
      await mine.add('NV0003', 'Lê Thị Mai')
      expect(mine.cookies.size).toBe(1)
      // Who was told that something changed asks for what it was.
      shop.ctx.standbys!.heard()
      expect(await theirs.names()).toContain(second)
      await pair.onStandby(resume)
      const again = await waitFor(async () => {
        const where = await counted(async () => (seen = await mine.names()))
        expect(where).toEqual({ standby: 1, primary: 0, again: 0 })
        return seen
      })
      expect(again).toContain(second)
    } finally {
      shop = impatient
      await patient.close()
    }
  })

  test('is asked by nobody whose mark we did not sign', async () => {
    await isUsed()
    const browser = new Browser(other)
    browser.cookies.set('desk-mark-00000000', '0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    expect(await counted(() => browser.names())).toMatchObject({ standby: 0, primary: 1 })
    browser.cookies.set('desk-mark-00000000', signMark(shop.ctx.config, 1n))
    await readsThere(browser)
    browser.cookies.set('desk-mark-00000001', signMark(shop.ctx.config, beyondAll))
    expect(await counted(() => browser.names())).toMatchObject({ standby: 0, primary: 1 })
  })

  test('that is too far behind is left out and told, and read from again when it is not', async () => {
    await isUsed()
    const browser = new Browser(other)
    await pair.onStandby('select pg_wal_replay_pause()')
    await waitFor(async () => {
      await new Browser(writer).send(employees.list)
      await shop.ctx.pool.query('select txid_current()')
      expect(stateOf()).toBe('behind')
    })
    expect(await counted(() => browser.names())).toMatchObject({ standby: 0, primary: 1 })
    const health = await shop.call(getHealth, {}, other)
    expect(health.checks.find(({ key }) => key === 'standbys')).toMatchObject({ state: 'bad' })
    expect(health.standbys).toMatchObject([{ state: 'behind' }])
    const figures = await shop.app.fastify.inject({
      url: '/api/metrics',
      remoteAddress: '127.0.0.1',
    })
    expect(figures.body).toMatch(/^standby_left_out\{standby="[^"]+"\} 1$/m)
    expect(figures.body).toMatch(/^standby_left_out_total\{why="behind"\} [1-9]/m)
    await pair.onStandby(resume)
    await isUsed()
    await readsThere(browser)
    const after = await shop.call(getHealth, {}, other)
    expect(after.checks.find(({ key }) => key === 'standbys')).toMatchObject({
      state: 'good',
      value: 1,
    })
  })

  test('that is killed under a hundred reads costs none of them their answer', async () => {
    await isUsed()
    const browser = new Browser(other)
    const where = await counted(() =>
      Promise.all(
        Array.from({ length: 100 }, async (_, at) => {
          if (at === 40) pair.killStandby()
          return browser.names()
        }),
      ),
    )
    expect(where.standby + where.primary + where.again).toBe(100)
    await isUsed()
    await readsThere(browser)
  })

  test('that fails in the middle of a read has it read again, once, where writes go', async () => {
    await isUsed()
    const { ctx } = shop
    const where = await counted(() =>
      ctx.standbys!.read(ctx, 0n, async ({ db, pool }) => {
        if (db !== ctx.db) pair.killStandby()
        await pool.query('select count(*) from employee')
      }),
    )
    expect(where).toEqual({ standby: 0, primary: 0, again: 1 })
    await isUsed()
  })

  test('takes no write even when it leads, and is then left out', async () => {
    await isUsed()
    await pair.onStandby('select pg_promote()')
    const tried = shop.ctx.standbys!.read(shop.ctx, 0n, ({ db }) =>
      db === shop.ctx.db
        ? Promise.resolve('where writes go')
        : db
            .deleteFrom('employee')
            .execute()
            .then(() => 'there'),
    )
    expect(await tried).toBe('where writes go')
    await waitFor(() => expect(stateOf()).toBe('leads'))
    expect(await counted(() => new Browser(other).names())).toMatchObject({ primary: 1 })
  })
})
