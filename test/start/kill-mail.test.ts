import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, orderAt } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { headerOf, SmtpSandbox } from '#test/support/smtp-sandbox.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const orderCount = 12
/** From the kill until the last mail is there; claims last 15 seconds, a message is held for 20. */
const maxWait = seconds(90)

const sandbox = new SmtpSandbox()
const workers: KilledShop[] = []
let shop: KilledShop
beforeAll(async () => {
  const { host, port, from } = await sandbox.open()
  shop = killedShop({
    SECRET_KEY: testConfig.secretKey,
    ROLE: 'web',
    SMTP_HOST: host,
    SMTP_PORT: String(port),
    SMTP_FROM: from,
    SMTP_TLS: 'off',
  })
  await shop.start()
})
afterAll(async () => {
  for (const each of workers) await each.end()
  await shop.end()
  await sandbox.close()
})

test('kill -9 while mails are taken but not answered loses none, and each keeps its number', async () => {
  // The server keeps what it reads and never says so.
  sandbox.moods = ['keptSilent']
  await placeOrders()
  const killed = await startWorker()
  await waitFor(() => expect(sandbox.taken.length).toBeGreaterThanOrEqual(3))
  killed.kill()
  const before = numbersOf(sandbox.taken)

  sandbox.moods = ['well']
  await startWorker()
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    await waitFor(async () => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*)::int as count from message
        where recipient like '%@thu.example' group by status`.execute(db)
      expect(rows).toEqual([{ status: 'sent', count: orderCount }])
    }, maxWait)
  })
  const numbers = numbersOf(sandbox.taken)
  expect(new Set(sandbox.taken.flatMap(({ to }) => to)).size).toBe(orderCount)
  expect(new Set(numbers).size).toBe(orderCount)
  // What was taken before the kill came once more, under the same number.
  for (const number of before) {
    expect(numbers.filter((each) => each === number).length).toBeGreaterThan(1)
  }
})

function numbersOf(taken: readonly { raw: string }[]): string[] {
  return taken.map(({ raw }) => headerOf(raw, 'Message-ID')!)
}

async function startWorker(): Promise<KilledShop> {
  const worker = shop.beside('worker')
  workers.push(worker)
  await worker.start()
  return worker
}

async function placeOrders(): Promise<void> {
  const product = await bestSellerAt(shop)
  for (let nth = 0; nth < orderCount; nth += 1) {
    const phone = `09144${String(nth).padStart(5, '0')}`
    const order = await orderAt(shop, product, phone, {
      receiver_email: `khach${nth}@thu.example`,
    })
    expect(order?.code).toBeTruthy()
  }
}
