import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { placeOrder } from '#domain/order/api.ts'
import * as api from '#domain/staff/api.ts'
import { resetStaff, staffAccounts } from '#domain/staff/backoffice.ts'
import { streamsPerNetwork } from '#server/platform/live.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { openStream, type EventStreamReader } from '#test/support/event-stream.ts'
import { guestOrder, addStock } from '#test/support/stock.ts'
import { hireStaff } from '#test/support/staff.ts'
import { waitFor } from '#test/support/wait-for.ts'

let shop: TestShop
let open: EventStreamReader[] = []

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.map((stream) => stream.close()))
  open = []
})

const stream = async (path: string, headers: Record<string, string> = {}) => {
  const opened = await openStream(shop, path, headers)
  open.push(opened)
  return opened
}
const tell = (...keys: string[]) => shop.ctx.changeBus.tell(keys)

describe('the back office hears', () => {
  test('that a list changed, in events no proxy keeps back', async () => {
    const { headers } = await hireStaff(shop)
    const backoffice = await stream('/admin/live', headers)
    expect(backoffice.status).toBe(200)
    expect(backoffice.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(backoffice.headers.get('cache-control')).toBe('no-store')
    expect(backoffice.headers.get('x-accel-buffering')).toBe('no')
    expect(backoffice.headers.get('x-content-type-options')).toBe('nosniff')
    tell('orders')
    expect(await backoffice.next()).toBe('orders')
    tell('products')
    expect(await backoffice.next()).toBe('products')
  })

  test('only what their role may see', async () => {
    const [content, warehouse] = await Promise.all([
      hireStaff(shop, 'content'),
      hireStaff(shop, 'warehouse'),
    ])
    const first = await stream('/admin/live?order=DH1', content.headers)
    const second = await stream('/admin/live?order=DH1', warehouse.headers)
    tell('settings', 'payments', 'refunds', 'orders', 'order:DH1', 'order:DH2', 'products')
    expect(await first.next()).toBe('products')
    const heard = [await second.next(), await second.next(), await second.next()]
    expect(heard.toSorted()).toEqual(['order:DH1', 'orders', 'products'])
  })

  test('a thousand changes at once as one', async () => {
    const backoffice = await stream('/admin/live', (await hireStaff(shop)).headers)
    for (let time = 0; time < 1000; time += 1) tell('orders')
    expect(await backoffice.next()).toBe('orders')
    tell('payments')
    expect(await backoffice.next()).toBe('payments')
  })

  test('a sign of life every 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const backoffice = await stream('/admin/live', (await hireStaff(shop)).headers)
    expect(await backoffice.nextText()).toMatch(/^retry: \d+$/)
    vi.advanceTimersByTime(seconds(20))
    expect(await backoffice.nextText()).toMatch(/^: /)
  })

  test('nothing without a session', async () => {
    expect((await stream('/admin/live')).status).toBe(401)
    expect((await stream('/admin/live', { authorization: 'Bearer x' })).status).toBe(401)
  })
})

describe('a stream ends', () => {
  test('when its session logs out, not when another does', async () => {
    const [one, other] = [await hireStaff(shop), await hireStaff(shop)]
    const ending = await stream('/admin/live', one.headers)
    const staying = await stream('/admin/live', other.headers)
    await shop.call(api.logoutStaff, {}, one)
    expect(await ending.next()).toBeNull()
    tell('orders')
    expect(await staying.next()).toBe('orders')
  })

  test.each(['disabled', 'reset', 'another role'])('when its user is %s', async (how) => {
    const [admin, user] = [await hireStaff(shop), await hireStaff(shop, 'care')]
    const backoffice = await stream('/admin/live', user.headers)
    const { id } = user
    const reason = 'Nghỉ việc'
    const locked = how === 'disabled'
    const role = how === 'another role' ? 'content' : 'care'
    const person = { role, full_name: 'Trần Thị Bình', locked } as const
    if (how === 'reset') await shop.call(resetStaff, { id, reason }, admin)
    else await shop.call(staffAccounts.change, { id, ...person, version: 1, reason }, admin)
    expect(await backoffice.next()).toBeNull()
  })

  test('after a quarter of an hour, so that the browser comes again and is looked at again', async () => {
    const { headers } = await hireStaff(shop)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port } = shop.app.fastify.server.address() as { port: number }
    const request = get({ port, path: '/api/admin/live', headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    const ended = once(response, 'end')
    vi.advanceTimersByTime(minutes(15) - 1)
    expect(response.readableEnded).toBe(false)
    vi.advanceTimersByTime(1)
    await ended
  })

  test('at once when the server stops, which does not wait for it', async () => {
    const other = await openTestShop({ config: { rateLimits: false } })
    await other.app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { headers } = await hireStaff(other)
    const streams = await Promise.all(
      [1, 2, 3].map(() => openStream(other, '/admin/live', headers)),
    )
    await other.app.fastify.close()
    expect(await Promise.all(streams.map((each) => each.next()))).toEqual([null, null, null])
    await other.close()
  })
})

test('an address keeps 30 streams open, and another one when it closes some', async () => {
  const { headers } = await hireStaff(shop)
  const many = await Promise.all(
    Array.from({ length: streamsPerNetwork }, () => stream('/admin/live', headers)),
  )
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  const tooMany = await stream('/admin/live', headers)
  expect(tooMany.status).toBe(503)
  expect(tooMany.headers.get('retry-after')).toBe('30')
  await many[0]!.close()
  await waitFor(async () => expect((await stream('/admin/live', headers)).status).toBe(200))
})

describe('a buyer hears of their order', () => {
  test('by its token, and of no other', async () => {
    const [product] = await addStock(shop.ctx.db, [{ code: 'LIVE1' }])
    const order = await shop.call(placeOrder, guestOrder([{ product: product!, quantity: 1 }]))
    const path = `/order/${order.code}/live`
    const buyer = await stream(`${path}?token=${order.view_token}`)
    expect(buyer.status).toBe(200)
    tell('order:DH261121XXXXXX', 'orders', `order:${order.code}`)
    expect(await buyer.next()).toBe(`order:${order.code}`)
    for (const stranger of [path, `${path}?token=x`, '/order/DH261121XXXXXX/live?token=x']) {
      expect((await stream(stranger)).status).toBe(404)
    }
    expect((await stream(path, (await hireStaff(shop)).headers)).status).toBe(404)
  })
})
