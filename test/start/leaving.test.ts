import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { PlacedOrder } from '#domain/order/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, killedShop } from '#test/support/killed-shop.ts'
import { bestSellerAt, pickupOrder, type Bought } from '#test/support/order-at-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { SmallBalancer } from '#test/support/small-balancer.ts'
import { setAllStock } from '#test/support/stock.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

/** The worker has the database; both web processes may be stopped. */
const worker = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'worker', LEAVE_SECONDS: '5' })
const webs: ReturnType<typeof killedShop>[] = []
let product: Bought

beforeAll(async () => {
  await worker.start()
  for (let nth = 0; nth < 2; nth += 1) {
    const web = worker.beside('web')
    webs.push(web)
    await web.start()
  }
  product = await bestSellerAt(webs[0]!)
  await withDatabase(worker.databaseUrl(), ({ db }) => setAllStock(db, 100_000))
})
afterAll(async () => {
  for (const web of webs) await web.end()
  await worker.end()
})

test('both web processes are restarted while people read and order, and nobody is refused', async () => {
  const balancer = new SmallBalancer(webs.map((web) => web.origin))
  await waitFor(() => expect(balancer.countReady).toBe(2))
  let coming = true
  const people = Array.from({ length: 8 }, async (_, at) => {
    for (let nth = 0; coming; nth += 1) {
      if (nth % 3 === 0) await balancer.send('/api/order', order(at * 10_000 + nth))
      else await balancer.send(nth % 3 === 1 ? '/' : '/api/product/best-seller?limit=3')
    }
  })
  for (const [nth, web] of webs.entries()) {
    expect(await web.terminate()).toBe(0)
    expect(balancer.isReady(nth)).toBe(false)
    await web.start()
    await waitFor(() => expect(balancer.countReady).toBe(2))
  }
  coming = false
  await Promise.all(people)
  balancer.close()
  expect(balancer.failures).toEqual([])
  expect(balancer.answered).toBeGreaterThan(100)
})

test('an order that is on its way is answered, and an open stream ends cleanly', async () => {
  const [web] = webs
  const { placed, finish } = beginOrder(web!.origin(), order(99_999))
  const live = await openLive(web!.origin())
  const ended = web!.terminate()
  // The proxy has left, and nobody new is let in.
  await waitFor(() =>
    expect(fetch(`${web!.origin()}/api/health/live`)).rejects.toThrow('fetch failed'),
  )
  finish()
  const answer = await placed
  expect(answer.statusCode).toBe(200)
  // To its end, not to a cut: the page opens it again at another process.
  expect(await live.text()).toContain('retry:')
  expect(await ended).toBe(0)
  await web!.start()
})

/** Of an order's page. */
async function openLive(origin: string): Promise<Response> {
  const { code, view_token: token } = (await ask(`${origin}/api/order`, { body: order(99_998) }))!
    .data as PlacedOrder
  return fetch(`${origin}/api/order/${code}/live?token=${token}`)
}

/** Its first half has arrived; the other one comes when it is told to. */
function beginOrder(origin: string, body: unknown) {
  const [text, half] = [JSON.stringify(body), 40]
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    'idempotency-key': crypto.randomUUID(),
  }
  const asked = request(`${origin}/api/order`, { method: 'POST', headers })
  const placed = once(asked, 'response').then(([answer]) => (answer as IncomingMessage).resume())
  asked.write(text.slice(0, half))
  return { placed, finish: () => asked.end(text.slice(half)) }
}

function order(nth: number) {
  const phone = `0967${String(nth).padStart(6, '0')}`
  return pickupOrder([product], phone)
}
