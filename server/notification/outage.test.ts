import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hours, minutes } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import { work } from '#server/work.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { passPauses, quickPace } from '#test/support/jobs.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { MessageSandbox, sandboxCredentials } from '#test/support/message-sandbox.ts'
import type { Context } from '../context.ts'
import { appendEvent } from '../platform/outbox.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'

const orderCount = 25
const otherCount = 200
const confirmations = 'order.placed.sendOrderConfirmation'
const sandbox = new MessageSandbox()
let shop: TestShop
let live: Context
beforeAll(async () => {
  const url = await sandbox.open()
  shop = await openTestShop({ config: { rateLimits: false } })
  const zalo = { ...sandboxCredentials, apiUrl: url, oauthUrl: url }
  const esms = { ...sandboxCredentials, url: `${url}/json` }
  live = { ...shop.ctx, config: { ...shop.ctx.config, messages: { zalo, esms } } }
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

test('an hour in which both channels hang loses no message and holds nothing else up', async () => {
  sandbox.zaloMoods = ['silent']
  sandbox.smsMoods = ['silent']
  const timeouts = secondsLastMilliseconds()
  const [product] = await addStock(shop.ctx.db, [{ code: 'OUTAGE', onHand: orderCount }])
  const codes: string[] = []
  for (let nth = 0; nth < orderCount; nth += 1) {
    const phone = `09122${String(nth).padStart(5, '0')}`
    codes.push((await shop.call(placeOrder, guestOrder([{ product: product! }], phone))).code)
  }
  const done: number[] = []
  const flow = async (_: Context, { nth }: { nth?: unknown }) => void done.push(Number(nth))
  const listeners = { ...work.listeners, 'test.flows': { flow } }
  const runner = await startJobs(
    live,
    shop.databaseUrl,
    {
      listeners,
      kinds: work.kinds,
      scheduled: [],
    },
    quickPace,
  )
  await everyOneWasTried(1)

  let tries = 1
  for (let outage = 0, flowed = 0; outage < hours(1); tries += 1) {
    outage += await waitOnePauseOut()
    await everyOneWasTried(tries + 1)
    if (outage < flowed + minutes(10)) continue
    flowed = outage
    for (let nth = 0; nth < otherCount; nth += 1) await appendEvent(live.db, 'test.flows', { nth })
    await waitFor(() => expect(done).toHaveLength(otherCount))
    done.length = 0
  }
  expect(sandbox.zalo).toEqual([])
  expect(await live.db.selectFrom('dead_letter').select('id').execute()).toEqual([])

  timeouts.mockRestore()
  sandbox.reset()
  await waitFor(async () => {
    // A try that was on its way when the channels came back may have sent them to rest once more.
    shop.ctx.clock.advance(minutes(1))
    await passPauses(shop)
    const texts = [
      ...sandbox.zalo.map(({ template_data }) => template_data.code!),
      ...sandbox.sms.map(({ Content }) => Content),
    ]
    const untold = codes.filter((code) => !texts.some((text) => text.includes(code)))
    expect(untold).toEqual([])
  })
  await runner.stop()
})

/** What waits for a channel waits a thousandth of its patience. */
function secondsLastMilliseconds() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000))
}

/** As long as the confirmation that waits longest has to: none of them is tried twice in it. */
async function waitOnePauseOut(): Promise<number> {
  const { rows } = await sql<{ pause: number }>`
    select ceil(extract(epoch from max(start_after - now())) * 1000)::int as pause
    from pgboss.job where name = ${confirmations} and state = 'retry'`.execute(live.db)
  const { pause } = rows[0]!
  shop.ctx.clock.advance(pause)
  await passPauses(shop)
  return pause
}

async function everyOneWasTried(times: number): Promise<void> {
  await waitFor(async () => {
    const { rows } = await sql<{ tried: number }>`
      select count(*)::int as tried from pgboss.job
      where name = ${confirmations} and state = 'retry' and retry_count >= ${times - 1}`.execute(
      live.db,
    )
    expect(rows).toEqual([{ tried: orderCount }])
  })
}
