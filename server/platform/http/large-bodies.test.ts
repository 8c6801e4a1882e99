import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { placeOrder } from '#domain/order/api.ts'
import { guestOrder, stockShelf } from '#test/support/shelf.ts'
import { urlOf } from './app.ts'
import { takesLargeBodies } from './large-bodies.ts'

let shop: TestShop
let port: number
/** Of a guest's order, and what opens it. */
let path: string
let token: string

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false, trustedProxies: ['127.0.0.1'] } })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.fastify.server.address() as AddressInfo).port
  const [product] = await stockShelf(shop.ctx.db, [{ code: 'JEX' }])
  const order = await shop.call(placeOrder, guestOrder([{ product: product! }]))
  path = `/api/order/${order.code}/returns`
  token = order.view_token
})
afterAll(() => shop.close())

const patience = { timeout: 60_000 }

/** An upload that begins and stands still. */
function hold(from: string, opens = token): { socket: Socket; heard: () => string } {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => (heard += bytes.toString()))
  const headers = [
    ...[`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json'],
    ...[`x-forwarded-for: ${from}`, `order-token: ${opens}`],
    'idempotency-key: held-open-upload',
    ...['content-length: 6000000', '', '{"words":"'],
  ]
  socket.write(headers.join('\r\n'))
  return { socket, heard: () => heard }
}

const send = (from: string) =>
  shop.app.fastify.inject({
    method: 'POST',
    url: path,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': from, 'idempotency-key': crypto.randomUUID() },
    payload: {},
  })

test('of thirty held open at once six are turned away, and small requests are answered', async () => {
  const held = Array.from({ length: 30 }, (_, at) => hold(`203.0.113.${at % 10}`))
  const refused = () => held.map(({ heard }) => heard()).filter((answer) => answer !== '')
  await vi.waitFor(() => expect(refused()).toHaveLength(6), patience)
  for (const answer of refused()) expect(answer).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5\r\n/)
  const small = await shop.app.fastify.inject('/api/product/menu')
  expect(small.statusCode).toBe(200)
  const other = await send('198.51.100.7')
  expect(other.json()).toMatchObject({ statusCode: 503, errors: { code: 'busy' } })
  for (const { socket } of held) socket.destroy()
  await vi.waitFor(async () => expect((await send('198.51.100.7')).statusCode).toBe(400), patience)
})

test('of one network four are held, also of a whole /64, and others come through', async () => {
  const held = [1, 2, 3, 4].map((at) => hold(`2001:db8:1:2::${at}`))
  await vi.waitFor(async () => {
    const fifth = await send('2001:db8:1:2::5')
    expect(fifth.json()).toMatchObject({ statusCode: 429, errors: { code: 'rateLimited' } })
    expect(fifth.headers['retry-after']).toBe('5')
  }, patience)
  expect((await send('2001:db8:1:3::1')).statusCode).toBe(400)
  for (const { socket } of held) socket.destroy()
  await vi.waitFor(
    async () => expect((await send('2001:db8:1:2::5')).statusCode).toBe(400),
    patience,
  )
})

test('an answered one gives its place free', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    expect((await send('198.51.100.8')).statusCode).toBe(400)
  }
})

test('whoever may not call is told so before a large body is read', async () => {
  const all = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  const guarded = all.filter((each) => takesLargeBodies(each) && each.actor !== 'anyone')
  expect(guarded).not.toEqual([])
  for (const { method, path: to } of guarded) {
    const answer = await shop.app.fastify.inject({
      ...{ method, url: urlOf(to), payload: '{'.repeat(8_000_000) },
      headers: { 'content-type': 'application/json' },
    })
    expect([to, answer.statusCode]).toEqual([to, 401])
  }
})

test('large pictures are read only for whoever has shown that the order is theirs', async () => {
  const none = hold('203.0.113.77', 'x'.repeat(token.length))
  await vi.waitFor(() => expect(none.heard()).toMatch(/^HTTP\/1.1 404 /), patience)
  const chunked = connect(port, '127.0.0.1')
  let heard = ''
  chunked.on('data', (bytes) => (heard += bytes.toString()))
  const headers = [
    ...[`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json'],
    ...['x-forwarded-for: 203.0.113.78', 'idempotency-key: held-open-upload'],
    ...['transfer-encoding: chunked', '', '9', '{"words":', ''],
  ]
  chunked.write(headers.join('\r\n'))
  await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1.1 404 /), patience)
  const open = hold('203.0.113.79')
  const small = await send('203.0.113.79')
  expect(small.statusCode).toBe(400)
  expect(open.heard(), 'it is still being read').toBe('')
  for (const { socket } of [none, open]) socket.destroy()
  chunked.destroy()
})
