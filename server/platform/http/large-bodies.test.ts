import { connect, type AddressInfo, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { needsLogin, type DeclaredAccess } from '#domain/contract.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { placeOrder } from '#domain/order/api.ts'
import { live } from '#test/support/order-lives.ts'
import { hireStaff } from '#test/support/staff.ts'
import { guestOrder, addStock, type ShelfProduct } from '#test/support/stock.ts'
import { networkOf } from '../network.ts'
import { limitRules } from '../rate-limit.ts'
import { urlOf } from './app.ts'
import { LargeBodies, takesLargeBodies, usualBody } from './large-bodies.ts'

interface Opened {
  path: string
  /** What opens it. */
  token: string
}

let shop: TestShop
let port: number
let product: ShelfProduct
/** Of guests' orders that came to them. */
let orders: Opened[]

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false, trustedProxies: ['127.0.0.1'] } })
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.fastify.server.address() as AddressInfo).port
  product = (await addStock(shop.ctx.db, [{ code: 'JEX', onHand: 100 }]))[0]!
  orders = await Promise.all(Array.from({ length: 6 }, placeOne))
  for (const { path } of orders) {
    await live(shop, path.split('/')[3]!, 'handedToCarrier', 'delivered')
  }
})
afterAll(() => shop.close())

async function placeOne(): Promise<Opened> {
  const order = await shop.call(placeOrder, guestOrder([{ product }]))
  return { path: `/api/order/${order.code}/returns`, token: order.view_token }
}

const timeout = { timeout: 60_000 }

interface Held {
  socket: Socket
  heard: () => string
}

/** An upload that begins and stands still. */
function hold(from: string, { path, token }: Opened, length = 'content-length: 6000000'): Held {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => (heard += bytes.toString()))
  socket.on('error', () => undefined)
  const headers = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `x-forwarded-for: ${from}`,
    `order-token: ${token}`,
    'idempotency-key: held-open-upload',
    length,
    '',
    length.includes('chunked') ? '9\r\n{"words":\r\n' : '{"words":"',
  ]
  socket.write(headers.join('\r\n'))
  return { socket, heard: () => heard }
}

/** What a whole one is answered with; 400 is of one that was read. */
async function send(from: string, { path, token }: Opened) {
  const answer = await shop.app.fastify.inject({
    method: 'POST',
    url: path,
    remoteAddress: '127.0.0.1',
    headers: {
      'x-forwarded-for': from,
      'order-token': token,
      'idempotency-key': crypto.randomUUID(),
    },
    payload: { words: ' '.repeat(usualBody) },
  })
  const { errors } = answer.json<{ errors?: { code?: string } }>()
  return {
    status: answer.statusCode,
    code: errors?.code,
    retryAfter: answer.headers['retry-after'],
  }
}

const letIn = { status: 400, code: 'invalidInput', retryAfter: undefined }

function close(held: readonly Held[]): void {
  for (const { socket } of held) socket.destroy()
}

const answersTo = (held: readonly Held[]) =>
  held.map(({ heard }) => heard()).filter((answer) => answer !== '')

describe('uploads that stand still', () => {
  test('of one buyer, who has two places, leave every other theirs', async () => {
    const [slow, other] = orders
    const held = Array.from({ length: 10 }, (_, at) => hold(`203.0.113.${at}`, slow!))
    await vi.waitFor(() => expect(answersTo(held)).toHaveLength(8), timeout)
    for (const answer of answersTo(held)) {
      expect(answer).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 5\r\n/)
    }
    expect(await send('198.51.100.7', other!)).toEqual(letIn)
    close(held)
    await vi.waitFor(async () => expect(await send('203.0.113.1', slow!)).toEqual(letIn), timeout)
  })

  test('of one network, also of a whole /64, have four places', async () => {
    const holdOne = (nth: number, at: number) => hold(`2001:db8:1:2::${at}`, orders[nth]!)
    const held = [0, 0, 1, 1].map(holdOne)
    await vi.waitFor(async () => {
      // Uploads of before may still be leaving: whoever found no place tries again.
      for (const [at, { heard }] of held.entries()) {
        if (heard() !== '') held[at] = holdOne(Math.floor(at / 2), at)
      }
      expect(await send('2001:db8:1:2::5', orders[2]!)).toEqual({
        status: 429,
        code: 'rateLimited',
        retryAfter: '5',
      })
    }, timeout)
    expect(await send('2001:db8:2:3::1', orders[3]!)).toEqual(letIn)
    close(held)
    await vi.waitFor(
      async () => expect(await send('2001:db8:1:2::5', orders[2]!)).toEqual(letIn),
      timeout,
    )
  })

  test('of all buyers have eight places, and leave staff, small requests and pages theirs', async () => {
    const holdOne = (nth: number, at: number) => hold(`203.0.113.${at}`, orders[nth]!)
    const held = [0, 0, 1, 1, 2, 2, 3, 3].map(holdOne)
    await vi.waitFor(async () => {
      // Uploads of before may still be leaving: whoever found no place tries again.
      for (const [at, { heard }] of held.entries()) {
        if (heard() !== '') held[at] = holdOne(Math.floor(at / 2), at)
      }
      expect(await send('198.51.100.7', orders[4]!)).toMatchObject({ status: 503, code: 'busy' })
    }, timeout)
    const { headers } = await hireStaff(shop)
    const picture = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'x'.repeat(usualBody * 2),
    })
    expect(picture.json()).toMatchObject({ errors: { code: 'invalidInput' } })
    const small = await shop.app.fastify.inject('/api/product/menu')
    expect(small.statusCode).toBe(200)
    close(held)
    await vi.waitFor(
      async () => expect(await send('198.51.100.7', orders[4]!)).toEqual(letIn),
      timeout,
    )
  })

  test('of nobody known have no place, whatever size they tell', async () => {
    const unknown = { ...orders[0]!, token: 'x'.repeat(orders[0]!.token.length) }
    const ordered = await placeOne()
    const large = hold('203.0.113.77', unknown)
    const chunked = hold('203.0.113.78', unknown, 'transfer-encoding: chunked')
    const notYet = hold('203.0.113.79', ordered)
    await vi.waitFor(() => {
      expect(large.heard()).toMatch(/^HTTP\/1.1 404 /)
      expect(chunked.heard()).toMatch(/^HTTP\/1.1 404 /)
      expect(notYet.heard(), 'it has not come to its buyer').toMatch(/^HTTP\/1.1 409 /)
    }, timeout)
    const claimed = `content-length: ${usualBody}`
    const small = Array.from({ length: 30 }, (_, at) => hold(`203.0.113.${at}`, unknown, claimed))
    for (let nth = 0; nth < 6; nth += 1) {
      expect(await send(`203.0.113.${nth}`, orders[nth]!)).toEqual(letIn)
    }
    expect(answersTo(small), 'they are still being read').toEqual([])
    close([large, chunked, notYet, ...small])
  })
})

test('strangers of a network use nothing up of who shows that an order is theirs', async () => {
  const limited = await openTestShop({ beside: shop, config: { rateLimits: true } })
  const network = networkOf('203.0.113.200')
  for (let nth = 0; nth < limitRules.largeBodyAddress.points; nth += 1) {
    await limited.ctx.limits.take('largeBodyAddress', network)
  }
  const ask = async (headers: Record<string, string>) => {
    const answer = await limited.app.fastify.inject({
      method: 'POST',
      url: orders[5]!.path,
      remoteAddress: '203.0.113.200',
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      payload: {},
    })
    return answer.json<{ errors: { code: string } }>().errors.code
  }
  expect(await ask({})).toBe('rateLimited')
  expect(await ask({ 'order-token': orders[5]!.token })).toBe('invalidInput')
  await limited.close()
})

test('twelve whole ones at once: each is read, or told to come again, and all places are free afterwards', async () => {
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, at) => send(`203.0.113.${at}`, orders[at % 6]!)),
  )
  for (const { code } of sent) expect(code).toMatch(/^(invalidInput|busy|rateLimited)$/)
  expect(sent).toContainEqual(letIn)
  const after = []
  for (const [at, order] of orders.entries()) after.push(await send(`203.0.113.${at}`, order))
  expect(after).toEqual(orders.map(() => letIn))
})

test('whoever may not call is told so before a large body is read', async () => {
  const all = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  const guarded = all.filter((each) => takesLargeBodies(each) && needsLogin(each))
  expect(guarded).not.toEqual([])
  for (const { method, path: to } of guarded) {
    const answer = await shop.app.fastify.inject({
      method,
      url: urlOf(to),
      payload: '{'.repeat(8_000_000),
      headers: { 'content-type': 'application/json' },
    })
    expect([to, answer.statusCode]).toEqual([to, 401])
  }
})

test.each<[DeclaredAccess, number, number]>([
  [{ realm: 'member' }, 2, 4],
  [{ realm: 'member', guests: true }, 2, 4],
  [{ realm: 'staff', permission: 'products.edit' }, 3, 6],
  [{ realm: 'pharmacy' }, 4, 6],
])('of %j one caller brings %i at once, behind one address %i', async (access, own, most) => {
  const bring = (bodies: LargeBodies, uploader: string | null) => {
    const headers = { 'content-length': '6000000' }
    const request = { ip: '198.51.100.9', headers } as unknown as FastifyRequest
    const reply = { raw: new PassThrough() } as unknown as FastifyReply
    const definition = { ...access, bodyLimit: usualBody + 1 }
    return bodies.admit(shop.ctx, definition, { request, reply, uploader })
  }
  const ofOne = new LargeBodies()
  for (let brought = 0; brought < own; brought += 1) await bring(ofOne, 'one')
  await expect(bring(ofOne, 'one')).rejects.toMatchObject({ code: 'rateLimited' })
  await bring(ofOne, 'other')
  const ofMany = new LargeBodies()
  for (let brought = 0; brought < most; brought += 1) await bring(ofMany, `caller ${brought}`)
  await expect(bring(ofMany, 'one more')).rejects.toMatchObject({ code: 'rateLimited' })
  await expect(bring(new LargeBodies(), null)).rejects.toMatchObject({ code: 'unauthenticated' })
})
